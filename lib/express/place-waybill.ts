import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { checkWaybill } from '@/lib/domain/check-waybill'
import { parseExpressPeriod } from '@/lib/domain/local-time'
import { Problem } from '@/lib/domain/problem'
import { withoutUntaken, type WaybillDraft } from '@/lib/domain/waybill-draft'
import { faultText } from '@/lib/domain/waybill-fault'
import { recordPlacing } from '@/lib/orders/record-placing'
import { sendOrder } from '@/lib/orders/send-order'
import { PlatformRefused } from '@/lib/platform/errors'
import { expressStore } from './express-store'
import { refuseLostSlots } from './refuse-lost-slots'
import { refusedWaybillFields } from './refused-waybill-fields'
import type { PlacedWaybill, WaybillForm } from './schema'
import { sendWaybill } from './send-waybill'
import { withIds, type WaybillIds } from './waybill-ids'

/** When the pickup slot begins; null where there is none. */
function pickupStart({ pickup }: WaybillDraft): Date | null {
  const { date, period } = pickup ?? {}
  return date && period ? (parseExpressPeriod(date, period, 'HK')?.from ?? null) : null
}

const addressLine = ({ recipient }: WaybillDraft): string | null => {
  const { flat, floor, block, building, street, district, area } = recipient?.address ?? {}
  const line = [flat, floor, block, building, street, district, area].filter(Boolean).join(', ')
  return line === '' ? (recipient?.lockerCode ?? null) : line
}

function rowOf(draft: WaybillDraft & WaybillIds, form: WaybillForm, actor: Actor) {
  const { recipient } = draft
  return {
    family: 'express' as const,
    storeId: form.storeId,
    formKey: form.formKey,
    clientOrderId: draft.clientOrderId,
    scheduledFor: pickupStart(draft),
    recipientName: recipient?.name ?? null,
    recipientPhone: recipient?.phone ?? null,
    address: addressLine(draft),
    doorLat: recipient?.location?.lat ?? null,
    doorLng: recipient?.location?.lng ?? null,
    request: { product: form.product, draft, locale: actor.locale },
  }
}

/** The draft that may go out: with our numbers, without what its product has no place for. */
function checkedDraft({ product, draft }: WaybillForm, now: Date): WaybillDraft & WaybillIds {
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

/** A refusal with the fields of the draft that it speaks of; anything else as it is. */
function refusedWithFields(error: unknown): unknown {
  if (!(error instanceof PlatformRefused)) return error
  return new Problem('platformRefused', { fields: refusedWaybillFields(error), cause: error })
}

/**
 * Creates a waybill: checked by the matrix, written down, asked for, settled. `placing` is
 * `unconfirmed` when nobody can say whether the platform has it; a refusal is thrown. Faults and
 * refusals name fields of the draft (`recipient.phone`), with `WaybillFault` as text or `refused`.
 */
export async function placeWaybill(input: {
  actor: Actor
  form: WaybillForm
}): Promise<PlacedWaybill> {
  const { actor, form } = input
  const db = database()
  const { storeId } = form
  const store = await expressStore(db, { actor, permission: 'express.place', storeId })
  const now = new Date()
  const draft = checkedDraft(form, now)
  await refuseLostSlots(db, { store, form, draft, locale: actor.locale, now })
  const values = { ...rowOf(draft, form, actor), createdAt: now }
  const codes = { 'client-shipment': draft.clientShipmentCode }
  const { order, isNew } = await db.transaction((tx) =>
    recordPlacing(tx, { actorId: actor.id, values, codes }),
  )
  if (!isNew) return { orderId: order.id, placing: order.placing }
  const send = (recorded: typeof order) => sendWaybill(recorded, store, 'person')
  const { placing, failure } = await sendOrder({ db, order, send })
  if (placing === 'refused') throw refusedWithFields(failure)
  return { orderId: order.id, placing }
}
