import 'server-only'
import { randomInt } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { perProcess } from '@/lib/config/per-process'
import { addressLine } from '@/lib/domain/express/address-line'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import {
  type WaybillDraft,
  isMissing,
  withoutUnusedFields,
} from '@/lib/domain/express/waybill-draft'
import { Problem } from '@/lib/domain/problem'
import { pickupTime } from '@/lib/domain/time/pickup-time'
import { checkWaybill } from '../model/check-waybill'
import { faultText } from '../model/waybill-fault'

const SUFFIXES = 1_000_000

/** A waybill as a form or a row of a file asks for it. */
export type WaybillRequest = {
  formKey: string
  storeId: number
  product: ExpressProduct
  draft: WaybillDraft
  /** The waybill in whose place it is made. */
  replaces?: number | null | undefined
}

/** When its pickup slot or its day of hand-in begins, and which of them it is. */
function scheduleOf({ pickup }: WaybillDraft) {
  const time = pickupTime(pickup, 'HK')
  return { scheduledFor: time?.from ?? null, scheduledAllDay: time?.isDay ?? false }
}

const whereTo = ({ recipient }: WaybillDraft): string | null =>
  addressLine(recipient?.address) || (recipient?.lockerCode ?? null)

/** The draft that may go out: with our numbers, without what its product has no place for. */
function checkedDraft({ product, draft }: WaybillRequest, now: Date): WaybillDraft & WaybillIds {
  const taken = withIds(withoutUnusedFields(product, draft), now)
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
export function waybillRow(input: { actor: Actor; asked: WaybillRequest; now: Date }) {
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
    address: whereTo(draft),
    doorLat: recipient?.location?.lat ?? null,
    doorLng: recipient?.location?.lng ?? null,
    replacesId: asked.replaces ?? null,
    request: { product: asked.product, draft, locale: actor.locale },
    createdAt: now,
  }
  const codes = { 'client-shipment': draft.clientShipmentCode, shipment: draft.shipmentCode }
  return { draft, values, codes }
}

/** Begins anywhere, so that two processes hardly meet, and goes on, so that one never meets itself. */
const latestSuffix = perProcess('waybill-suffix', () => ({ is: randomInt(SUFFIXES) }))

/** The second and six digits: 21 characters that no other waybill of ours has. */
function freshId(letter: 'W' | 'S', now: Date): string {
  const second = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const suffix = latestSuffix.get()
  suffix.is = (suffix.is + 1) % SUFFIXES
  return `${letter}${second}${String(suffix.is).padStart(6, '0')}`
}

/**
 * The draft with both of our numbers, fresh where it names none. The shipment code is the lasting
 * guard against a second waybill, so that none goes out without one (express §4.1).
 */
function withIds(draft: WaybillDraft, now: Date): WaybillDraft & WaybillIds {
  const { clientOrderId, clientShipmentCode } = draft
  return {
    ...draft,
    clientOrderId: isMissing(clientOrderId) ? freshId('W', now) : (clientOrderId ?? ''),
    clientShipmentCode: isMissing(clientShipmentCode)
      ? freshId('S', now)
      : (clientShipmentCode ?? ''),
  }
}

type WaybillIds = { readonly clientOrderId: string; readonly clientShipmentCode: string }
