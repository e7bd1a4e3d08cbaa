import type { WaybillField } from '@/lib/domain/express-products'
import type enWaybills from '@/lib/i18n/messages/en/waybills.json'

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
export function lostKeys(fields: readonly WaybillField[]): LostKey[] {
  const keys = fields.map((field) =>
    field.startsWith('sender.') ? 'sender' : (NAMES[field] ?? 'other'),
  )
  return [...new Set(keys)]
}
