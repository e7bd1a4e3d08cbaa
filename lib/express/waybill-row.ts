import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { checkWaybill } from '@/lib/domain/check-waybill'
import type { ExpressProduct } from '@/lib/domain/express-products'
import { pickupTime } from '@/lib/domain/pickup-time'
import { Problem } from '@/lib/domain/problem'
import { withoutUntaken, type WaybillDraft } from '@/lib/domain/waybill-draft'
import { faultText } from '@/lib/domain/waybill-fault'
import { withIds, type WaybillIds } from './waybill-ids'

/** A waybill as a form or a row of a file asks for it. */
export type AskedWaybill = {
  formKey: string
  storeId: number
  product: ExpressProduct
  draft: WaybillDraft
}

/** When its pickup slot or its day of hand-in begins, and which of them it is. */
function scheduleOf({ pickup }: WaybillDraft) {
  const time = pickupTime(pickup, 'HK')
  return { scheduledFor: time?.from ?? null, scheduledAllDay: time?.isDay ?? false }
}

const addressLine = ({ recipient }: WaybillDraft): string | null => {
  const { flat, floor, block, building, street, district, area } = recipient?.address ?? {}
  const line = [flat, floor, block, building, street, district, area].filter(Boolean).join(', ')
  return line === '' ? (recipient?.lockerCode ?? null) : line
}

/** The draft that may go out: with our numbers, without what its product has no place for. */
function checkedDraft({ product, draft }: AskedWaybill, now: Date): WaybillDraft & WaybillIds {
  const taken = withIds(withoutUntaken(product, draft), now)
  const faults = checkWaybill(product, taken)
  if (faults.length > 0) {
    // The first fault of a field is the one that is told.
    const fields: Record<string, string> = {}
    for (const fault of faults) fields[fault.field] ??= faultText(fault)
    throw new Problem('wrongInput', { fields })
  }
  return taken
}

/**
 * The draft as it goes out, checked by the matrix, the order that it is written down as, and its
 * further numbers.
 * Throws `wrongInput` with the fields at fault.
 */
export function waybillRow(input: { actor: Actor; asked: AskedWaybill; now: Date }) {
  const { actor, asked, now } = input
  const draft = checkedDraft(asked, now)
  const { recipient } = draft
  const values = {
    family: 'express' as const,
    storeId: asked.storeId,
    formKey: asked.formKey,
    clientOrderId: draft.clientOrderId,
    ...scheduleOf(draft),
    recipientName: recipient?.name ?? null,
    recipientPhone: recipient?.phone ?? null,
    address: addressLine(draft),
    doorLat: recipient?.location?.lat ?? null,
    doorLng: recipient?.location?.lng ?? null,
    request: { product: asked.product, draft, locale: actor.locale },
    createdAt: now,
  }
  return { draft, values, codes: { 'client-shipment': draft.clientShipmentCode } }
}
