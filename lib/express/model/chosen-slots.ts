import { takes, type ExpressProduct } from '@/lib/domain/express/express-products'
import {
  acceptsPickup,
  type DeliverySlot,
  type PickupSlot,
  type SlotOffer,
} from '@/lib/domain/express/slots'
import { isMissing, type ExpressTime, type WaybillDraft } from '@/lib/domain/express/waybill-draft'

/** A slot as a person chose it; both parts are the platform's own words, sent back exactly so. */
export type SlotChoice = {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `HH:MM-HH:MM`; null for a whole day, as products of the warehouse group are handed in. */
  readonly period: string | null
}

export type ChosenSlots = {
  readonly pickup: SlotChoice | null
  readonly delivery: SlotChoice | null
}

export type SlotFault = {
  readonly field: 'pickup.date' | 'pickup.period' | 'delivery.period'
  readonly problem: SlotProblem
}

export type SlotProblem =
  /** The platform does not offer it, or not any more. */
  | 'slot-gone'
  /** The delivery slot does not accept the pickup slot (express §4.7 rule 4). */
  | 'slot-mismatch'
  /** Without a pickup there is nothing that the delivery slot could accept. */
  | 'slot-needs-pickup'

/** What a draft has chosen; nothing where there is no date. */
export function chosenSlots({ pickup, delivery }: WaybillDraft): ChosenSlots {
  return { pickup: choiceOf(pickup), delivery: choiceOf(delivery) }
}

function choiceOf(time: ExpressTime | null | undefined): SlotChoice | null {
  if (!time || isMissing(time.date)) return null
  return { date: time.date ?? '', period: isMissing(time.period) ? null : (time.period ?? null) }
}

/** The offer without what has begun: a pickup's cut-off is its start, and lists may be old. */
export function withoutBegun(offer: SlotOffer, now: Date): SlotOffer {
  const isAhead = ({ time }: { time: { from: Date } }) => time.from > now
  return {
    pickup: { ...offer.pickup, slots: offer.pickup.slots.filter(isAhead) },
    delivery: offer.delivery.map((group) => ({ ...group, slots: group.slots.filter(isAhead) })),
  }
}

/** The pickup slots that a choice means: one, or all of the day. */
export function pickupsMeant(offer: SlotOffer, choice: SlotChoice | null): PickupSlot[] {
  if (!choice) return []
  return offer.pickup.slots.filter(
    ({ date, period }) =>
      date === choice.date && (choice.period === null || choice.period === period),
  )
}

/** Whether a delivery slot accepts one at least of those pickups (decision 0105). */
export function acceptsSome(delivery: DeliverySlot, pickups: readonly PickupSlot[]): boolean {
  return pickups.some((pickup) => acceptsPickup(delivery, pickup))
}

/**
 * What keeps the chosen slots from being sent, by an offer without what has begun. Nothing is said
 * of what was not chosen, which is the matrix's matter (`checkWaybill`). A delivery slot that
 * stands in several groups goes when one of them does: the request names no group.
 */
export function slotFaults(
  product: ExpressProduct,
  offer: SlotOffer,
  chosen: ChosenSlots,
): SlotFault[] {
  const faults: SlotFault[] = []
  const pickups = pickupsMeant(offer, chosen.pickup)
  if (chosen.pickup && pickups.length === 0) {
    const field = takes(product, 'pickup.period') ? 'pickup.period' : 'pickup.date'
    faults.push({ field, problem: 'slot-gone' })
  }
  const problem = deliveryProblem(offer, chosen, pickups)
  if (problem) faults.push({ field: 'delivery.period', problem })
  return faults
}

function deliveryProblem(
  offer: SlotOffer,
  { pickup, delivery }: ChosenSlots,
  pickups: readonly PickupSlot[],
): SlotProblem | null {
  if (!delivery) return null
  const offered = offer.delivery
    .flatMap(({ slots }) => slots)
    .filter(({ date, period }) => date === delivery.date && period === delivery.period)
  if (offered.length === 0) return 'slot-gone'
  if (!pickup) return 'slot-needs-pickup'
  // Of a pickup that is gone nothing is known; that it is gone has been said.
  if (pickups.length === 0) return null
  return offered.some((slot) => acceptsSome(slot, pickups)) ? null : 'slot-mismatch'
}
