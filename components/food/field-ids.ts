import type { DraftOrder } from './draft'

/** The id of a field's control, so that the summary of problems can lead to it. */
export function fieldId(name: keyof DraftOrder): string {
  return `order-${name}`
}

/** In the order in which the form is read; the summary follows it. */
export const FIELD_ORDER = [
  'storeId',
  'recipientPhone',
  'recipientName',
  'delivery',
  'address',
  'location',
  'amount',
  'paymentKind',
  'when',
  'scheduledFor',
  'remark',
  'storeRemark',
  'pickupCode',
] as const satisfies (keyof DraftOrder)[]

/** What each field is called: keys of `food.form`. */
export const FIELD_LABELS = {
  storeId: 'store',
  recipientPhone: 'phone',
  recipientName: 'name',
  delivery: 'delivery',
  address: 'address',
  location: 'pin',
  amount: 'amount',
  paymentKind: 'payment',
  remark: 'remark',
  storeRemark: 'storeRemark',
  when: 'when',
  scheduledFor: 'scheduledFor',
  pickupCode: 'pickupCode',
} as const satisfies Record<(typeof FIELD_ORDER)[number], string>
