import { plainNumber } from '@/lib/domain/typed-text'
import type { KnownAddress, KnownCustomer } from '@/lib/food/model/customers'
import type { DraftOrder } from '../draft'

/** What a known customer fills in of the form, beside the phone. */
export type FilledFields = Pick<
  DraftOrder,
  'recipientName' | 'address' | 'addressId' | 'addressIdFor' | 'location' | 'pinFor' | 'remark'
>

/** As in the last order, or as the last time at the given one of the customer's addresses. */
export function fieldsOf(
  customer: KnownCustomer,
  address: KnownAddress | undefined = customer.addresses[0],
): FilledFields {
  return {
    recipientName: customer.name,
    address: address?.address ?? '',
    addressId: address?.addressId ?? '',
    addressIdFor: address?.address ?? '',
    location: address?.location,
    pinFor: address?.address ?? '',
    remark: address?.remark ?? '',
  }
}

/** Nobody has written anything there yet, so that filling it in cannot lose anything. */
export function isBlank({ location, ...draft }: DraftOrder): boolean {
  const { recipientName, address, addressId, remark } = draft
  const texts = [recipientName, address, addressId, remark]
  return location === undefined && texts.every((text) => !text.trim())
}

/** The form still says exactly what was filled in: a person has changed nothing of it. */
export function isAsFilled(draft: FilledFields, filled: FilledFields): boolean {
  return (
    draft.recipientName === filled.recipientName &&
    draft.address === filled.address &&
    draft.addressId === filled.addressId &&
    draft.remark === filled.remark &&
    draft.location?.lat === filled.location?.lat &&
    draft.location?.lng === filled.location?.lng
  )
}

/** Whether two texts are the same number, however it was typed. */
export function isSameNumber(one: string, other: string): boolean {
  const bare = (text: string) => plainNumber(text).replace(/[^\d+]/g, '')
  return bare(one) === bare(other)
}

const TO_FILL = ['recipientName', 'address', 'location', 'amount'] as const

/** Where a person goes on after a customer was chosen: the first field that still lacks something. */
export function nextToFill(draft: DraftOrder): (typeof TO_FILL)[number] {
  const empty = TO_FILL.find((name) => {
    if (draft.delivery === 'pickup' && (name === 'address' || name === 'location')) return false
    return draft[name] === undefined || draft[name] === ''
  })
  return empty ?? 'amount'
}
