import { PAYMENT_KINDS } from '@/lib/food/model/payment-kinds'
import { keptForm, oneOf, pinOf, textOf } from '@/components/form/draft'
import type { TypedOrder } from '@/lib/food/model/typed-order'

/**
 * An order form as it stands while it is being filled in: no store yet, no pin yet. `pinFor` is the
 * address that stood there when the pin was put, empty where there was none (decision 0101);
 * `addressIdFor` the one that the ID was given for (decision 0178).
 */
export type DraftOrder = TypedOrder & { pinFor: string; addressIdFor: string }

export function emptyDraft(formKey: string, storeId: number | undefined): DraftOrder {
  return {
    formKey,
    storeId,
    delivery: 'courier',
    pickupCode: '',
    clientOrderId: '',
    recipientName: '',
    recipientPhone: '',
    address: '',
    location: undefined,
    pinFor: '',
    addressId: '',
    addressIdFor: '',
    amount: '',
    paymentKind: 0,
    remark: '',
    storeRemark: '',
    kitchenNote: '',
    when: 'now',
    scheduledFor: '',
  }
}

/** Whether a person has put anything into it that would be missed. */
export function isTyped(draft: DraftOrder): boolean {
  const { recipientName, recipientPhone, address, addressId, amount, location } = draft
  const { remark, storeRemark, kitchenNote = '', clientOrderId } = draft
  const who = [recipientName, recipientPhone, address, addressId]
  const texts = [...who, amount, remark, storeRemark, kitchenNote, clientOrderId]
  return location !== undefined || texts.some((typed) => typed.trim() !== '')
}

/** Null for what is no draft of ours; one of an older version keeps what still means something. */
export function decodeDraft(stored: string | null): DraftOrder | null {
  const kept = keptForm(stored)
  if (!kept) return null
  const { fields, formKey, storeId } = kept
  return {
    formKey,
    storeId,
    delivery: oneOf(fields['delivery'], ['courier', 'pickup']),
    pickupCode: textOf(fields['pickupCode']),
    clientOrderId: textOf(fields['clientOrderId']),
    recipientName: textOf(fields['recipientName']),
    recipientPhone: textOf(fields['recipientPhone']),
    address: textOf(fields['address']),
    location: pinOf(fields['location']) ?? undefined,
    pinFor: textOf(fields['pinFor']),
    addressId: textOf(fields['addressId']),
    addressIdFor: textOf(fields['addressIdFor']),
    amount: textOf(fields['amount']),
    paymentKind: oneOf(fields['paymentKind'], PAYMENT_KINDS),
    remark: textOf(fields['remark']),
    storeRemark: textOf(fields['storeRemark']),
    kitchenNote: textOf(fields['kitchenNote']),
    when: oneOf(fields['when'], ['now', 'later']),
    scheduledFor: textOf(fields['scheduledFor']),
  }
}
