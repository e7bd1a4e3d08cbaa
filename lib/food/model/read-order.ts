import type { Region } from '@/lib/domain/areas'
import { readClientOrderId } from '@/lib/domain/client-order-id'
import { largestBill, parseDollars, type Cents, plainAmount } from '@/lib/domain/money'
import { normalisePhone } from '@/lib/domain/phone/phone'
import type { OrderForm } from './order-form'
import type { AdvanceMinutes } from '@/lib/domain/time/local-time'
import { plainNumber } from '@/lib/domain/typed-text'
import { readSchedule } from './schedule'
import type { OrderProblems, TypedOrder } from './typed-order'
import { typedProblems } from './typed-problems'

/** What a form means, in the domain's terms. */
export type ReadOrder = {
  /** What the action takes. */
  form: OrderForm
  /** Without a country code (food §4.2). */
  phone: string
  callingCode: string
  totalCents: Cents
  /** Null for now. */
  scheduledFor: Date | null
}

type Reading =
  | { order: ReadOrder; problems?: undefined }
  | { order: null; problems: Record<string, string> }

/**
 * Reads what was typed for a store: the order that it means, or every field that is wrong. The form
 * asks it for its errors, and the server asks it again before anything is recorded (decision 0167).
 */
export function readOrder(
  raw: TypedOrder,
  {
    region,
    now,
    advance,
  }: { region: Region | undefined; now: Date; advance?: AdvanceMinutes | undefined },
): Reading {
  const typed = region ? { ...raw, amount: plainAmount(raw.amount, region) } : raw
  const { storeId } = typed
  const problems: OrderProblems = typedProblems(typed)
  const totalCents = parseDollars(typed.amount.trim())
  if (storeId === undefined || region === undefined) {
    return { order: null, problems: { ...problems, storeId: 'required' } }
  }
  if (totalCents !== null && totalCents > largestBill(region)) problems.amount ??= 'amountRange'
  const phone = normalisePhone(typed.recipientPhone, region)
  if (!phone.ok) problems.recipientPhone ??= 'phone'
  const scheduledFor =
    typed.when === 'later' ? readSchedule(typed.scheduledFor, region, now, advance) : null
  if (typeof scheduledFor === 'string') problems.scheduledFor ??= scheduledFor
  if (
    !phone.ok ||
    typeof scheduledFor === 'string' ||
    totalCents === null ||
    Object.keys(problems).length > 0
  ) {
    return { order: null, problems }
  }
  const { national, callingCode } = phone
  const form = formOf(typed, storeId)
  return {
    order: { form, phone: national, callingCode, totalCents, scheduledFor },
    problems: undefined,
  }
}

/** As it is sent: no blanks around the texts, and nothing that the form alone knows. */
function formOf(
  { pinFor: _pin, addressIdFor: _id, ...typed }: TypedOrder,
  storeId: number,
): OrderForm {
  return {
    ...typed,
    storeId,
    pickupCode: plainNumber(typed.pickupCode),
    clientOrderId: readClientOrderId(typed.clientOrderId),
    recipientName: typed.recipientName.trim(),
    recipientPhone: plainNumber(typed.recipientPhone),
    address: typed.address.trim(),
    addressId: typed.addressId.trim(),
    amount: plainNumber(typed.amount),
    remark: typed.remark.trim(),
    storeRemark: typed.storeRemark.trim(),
    kitchenNote: typed.kitchenNote?.trim() ?? '',
  }
}
