import { isAnotherAddress } from '@/lib/domain/is-another-address'
import type { OrderForm } from '@/lib/food/schema'
import { PAYMENT_KINDS } from './payment-kinds'

/**
 * An order form as it stands while it is being filled in: no store yet, no pin yet. `pinFor` is the
 * address that stood there when the pin was put, empty where there was none (decision 0101).
 */
export type DraftOrder = Omit<OrderForm, 'storeId' | 'location'> & {
  storeId?: OrderForm['storeId'] | undefined
  location?: OrderForm['location'] | undefined
  pinFor: string
}

export function emptyDraft(formKey: string, storeId: number | undefined): DraftOrder {
  return {
    formKey,
    storeId,
    delivery: 'courier',
    pickupCode: '',
    recipientName: '',
    recipientPhone: '',
    address: '',
    location: undefined,
    pinFor: '',
    amount: '',
    paymentKind: 0,
    remark: '',
    storeRemark: '',
    when: 'now',
    scheduledFor: '',
  }
}

/** Whether a person has put anything into it that would be missed. */
export function isTyped(draft: DraftOrder): boolean {
  const { recipientName, recipientPhone, address, location, amount, remark, storeRemark } = draft
  const texts = [recipientName, recipientPhone, address, amount, remark, storeRemark]
  return location !== undefined || texts.some((typed) => typed.trim() !== '')
}

/** Null for what is no draft of ours; one of an older version keeps what still means something. */
export function decodeDraft(stored: string | null): DraftOrder | null {
  const kept = parsed(stored)
  const formKey = textOf(kept['formKey'])
  if (!UUID.test(formKey)) return null
  const kind = PAYMENT_KINDS.find((known) => known === kept['paymentKind'])
  return {
    formKey,
    storeId: Number.isSafeInteger(kept['storeId']) ? Number(kept['storeId']) : undefined,
    delivery: kept['delivery'] === 'pickup' ? 'pickup' : 'courier',
    pickupCode: textOf(kept['pickupCode']),
    recipientName: textOf(kept['recipientName']),
    recipientPhone: textOf(kept['recipientPhone']),
    address: textOf(kept['address']),
    location: pinOf(kept['location']),
    pinFor: textOf(kept['pinFor']),
    amount: textOf(kept['amount']),
    paymentKind: kind ?? 0,
    remark: textOf(kept['remark']),
    storeRemark: textOf(kept['storeRemark']),
    when: kept['when'] === 'later' ? 'later' : 'now',
    scheduledFor: textOf(kept['scheduledFor']),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(stored ?? ''))
  } catch {
    return {}
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Whether the pin was put for another address than the one that stands there (decision 0101). */
export function isPinOfAnother({ delivery, location, pinFor, address }: PinnedDraft): boolean {
  return delivery === 'courier' && location !== undefined && isAnotherAddress(pinFor, address)
}

type PinnedDraft = Pick<DraftOrder, 'delivery' | 'location' | 'pinFor' | 'address'>

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function pinOf(value: unknown): DraftOrder['location'] {
  const { lat, lng } = asRecord(value)
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}
