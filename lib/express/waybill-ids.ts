import { randomInt } from 'node:crypto'
import { isMissing, type WaybillDraft } from '@/lib/domain/waybill-draft'

const SUFFIXES = 1_000_000

/** The moment and six random digits: 21 characters that no other waybill of ours has. */
function freshId(letter: 'W' | 'S', now: Date): string {
  const moment = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return `${letter}${moment}${String(randomInt(SUFFIXES)).padStart(6, '0')}`
}

/**
 * The draft with both of our numbers, fresh where it names none. The shipment code is the lasting
 * guard against a second waybill, so that none goes out without one (express §4.1).
 */
export function withIds(draft: WaybillDraft, now: Date): WaybillDraft & WaybillIds {
  const { clientOrderId, clientShipmentCode } = draft
  return {
    ...draft,
    clientOrderId: isMissing(clientOrderId) ? freshId('W', now) : (clientOrderId ?? ''),
    clientShipmentCode: isMissing(clientShipmentCode)
      ? freshId('S', now)
      : (clientShipmentCode ?? ''),
  }
}

export type WaybillIds = { readonly clientOrderId: string; readonly clientShipmentCode: string }
