import type { PlatformRefused } from '@/lib/platform/errors'
import { refusedFields } from '@/lib/platform/refused-fields'
import type { OrderForm } from './schema'

/** Where the order form asks for what the platform speaks of. */
const FORM_FIELDS: Readonly<Record<string, keyof OrderForm>> = {
  store: 'storeId',
  pickupCode: 'pickupCode',
  'recipient.name': 'recipientName',
  'recipient.phone': 'recipientPhone',
  'recipient.address': 'address',
  'recipient.location': 'location',
  total: 'amount',
  payment: 'paymentKind',
  remark: 'remark',
  storeRemark: 'storeRemark',
  scheduledFor: 'scheduledFor',
}

/** The fields of the order form that a refusal speaks of, each with the key of its words. */
export function refusedFormFields(refusal: PlatformRefused): Record<string, string> {
  const names = refusedFields(refusal).flatMap((field) => FORM_FIELDS[field] ?? [])
  return Object.fromEntries(names.map((name) => [name, 'refused']))
}
