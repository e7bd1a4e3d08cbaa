'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/age'
import { Button } from '@/components/ui/button'
import type { WaybillDetail } from '@/lib/express/schema'
import { useRefresh } from './use-refresh'

/** How old the platform's account is, and a way to a newer one. */
export function AsOfLine({ waybill: { card, asOf } }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage.asOf')
  const { state, problem, refresh } = useRefresh(card.id, asOf)
  if (card.platformOrderId === null) return null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-muted" role="status">
        {problem ?? (state === 'late' ? t('late') : asOf === null ? t('never') : t('told'))}{' '}
        {!problem && state !== 'late' && asOf && <Age at={asOf} className="tabular-nums" />}
      </p>
      <Button icon={<RotateCw aria-hidden />} pending={state === 'asking'} onClick={refresh}>
        {t('again')}
      </Button>
    </div>
  )
}
