'use client'

import { useTranslations } from 'next-intl'
import { Confirm } from '@/components/ui/confirm'
import type { Family } from '@/lib/domain/stages'
import { nameOf } from '@/lib/orders/model/order-card'
import type { ShownRow } from '../shown-row'

/** So many are named; of more it is said how many. */
const NAMED = 8

type CancelDialogProps = {
  family: Family
  chosen: readonly ShownRow[]
  onConfirm: () => void
  onClose: () => void
}

/** Which are to be cancelled, and whose they are, before the platform is asked. */
export function CancelDialog({ family, chosen, onConfirm, onClose }: CancelDialogProps) {
  const t = useTranslations('lists')
  const count = chosen.length
  const more = count - NAMED
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={t(family === 'parcel' ? 'act.cancelParcels' : 'act.cancelWaybills', { count })}
      text={t('act.cancelText')}
      confirmLabel={t('act.cancelConfirm', { count })}
      onConfirm={onConfirm}
    >
      <ul className="flex flex-col gap-1">
        {chosen.slice(0, NAMED).map(({ row: { card }, number }) => (
          <li key={card.id} className="flex min-w-0 gap-3">
            <span className="shrink-0 font-mono">{number}</span>
            <span className="truncate">{nameOf(card) ?? t('noName')}</span>
          </li>
        ))}
        {more > 0 && <li className="text-muted">{t('act.andMore', { count: more })}</li>}
      </ul>
    </Confirm>
  )
}
