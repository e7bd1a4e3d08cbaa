'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '@/components/ui/text-area'
import type { DraftOrder } from './draft'
import { OrderField } from './order-field'

/** Two remarks that must not be mixed up: each says who reads it (food §4.2). */
export function RemarkFields({ hasCourier }: { hasCourier: boolean }) {
  const t = useTranslations('food.form')
  const { register } = useFormContext<DraftOrder>()
  return (
    <>
      {hasCourier && (
        <OrderField name="remark" required={false} help={t('remarkHelp')}>
          {(props) => <TextArea {...props} {...register('remark')} />}
        </OrderField>
      )}
      <OrderField name="storeRemark" required={false} help={t('storeRemarkHelp')}>
        {(props) => <TextArea {...props} {...register('storeRemark')} />}
      </OrderField>
    </>
  )
}
