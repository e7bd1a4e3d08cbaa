'use client'

import { useTranslations } from 'next-intl'
import { Confirm } from '@/components/ui/confirm'
import {
  expressRules,
  type ExpressProduct,
  type WaybillField,
} from '@/lib/domain/express/express-products'
import type enWaybills from '@/lib/i18n/messages/en/waybills.json'

type SwitchDialogProps = {
  to: ExpressProduct
  lost: readonly WaybillField[]
  onConfirm: () => void
  onDismiss: () => void
}

/** Names what another product would drop. Back keeps everything as it is. */
export function SwitchDialog({ to, lost, onConfirm, onDismiss }: SwitchDialogProps) {
  const t = useTranslations('waybills.form')
  // Names repeat from group to group.
  const product = t('of', {
    whose: t(`groups.${expressRules(to).group}`),
    field: t(`products.${to}.name`),
  })
  return (
    <Confirm
      open
      onOpenChange={onDismiss}
      title={t('switch.title')}
      text={t('switch.text', { product })}
      confirmLabel={t('switch.confirm')}
      danger
      onConfirm={onConfirm}
    >
      <ul className="list-disc space-y-1 pl-5 font-medium">
        {lostFieldKeys(lost).map((key) => (
          <li key={key}>{t(`lost.${key}`)}</li>
        ))}
      </ul>
    </Confirm>
  )
}

type LostKey = keyof (typeof enWaybills)['form']['lost']

const NAMES: Partial<Record<WaybillField, LostKey>> = {
  'recipient.address': 'address',
  'recipient.lockerCode': 'locker',
  'pickup.date': 'pickupDate',
  'pickup.period': 'pickupPeriod',
  'delivery.date': 'delivery',
  'delivery.period': 'delivery',
  collect: 'collect',
  box: 'box',
  boxes: 'boxes',
}

/** What is named in the question before it is lost; once each, though several fields make it. */
export function lostFieldKeys(fields: readonly WaybillField[]): LostKey[] {
  const keys = fields.map((field) =>
    field.startsWith('sender.') ? 'sender' : (NAMES[field] ?? 'other'),
  )
  return [...new Set(keys)]
}
