'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/forms/segmented'
import type { MergedOrders } from '@/lib/imports/model/columns/merge-orders'

type Several = 'one' | 'rows'

type SeveralRowsProps = Pick<MergedOrders, 'merged' | 'apart'> & {
  value: Several
  onChange: (value: Several) => void
}

/** Asks, once for the file, whether rows with one order number are one waybill. */
export function SeveralRows({ merged, apart, value, onChange }: SeveralRowsProps) {
  const t = useTranslations('imports.upload.several')
  return (
    <Notice kind="info" title={t('title', { count: merged })}>
      <p className="mb-2">{t('text')}</p>
      <Segmented
        label={t('text')}
        name="several"
        options={[
          { value: 'one', label: t('one') },
          { value: 'rows', label: t('rows') },
        ]}
        value={value}
        onChange={onChange}
      />
      {apart > 0 && <p className="mt-2">{t('apart', { count: apart })}</p>}
    </Notice>
  )
}
