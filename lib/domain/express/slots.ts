import { compareDecimals } from '../decimal'
import type { Period } from '../time/local-time'

/** A time slot of home express, as the platform offers it (express §2.4). */
type Slot = {
  /** `YYYY-MM-DD`, to be sent back exactly so, like the period. */
  readonly date: string
  /** `HH:MM-HH:MM`, Hong Kong time. */
  readonly period: string
  readonly time: Period
  /** The platform's words. */
  readonly description: string | null
}

export type PickupSlot = Slot & {
  /** A decimal number as text, against which delivery slots say what they accept. */
  readonly workingDay: string
}

export type DeliverySlot = Slot & {
  readonly workingDay: string | null
  /** Null when what came was no range: it accepts nothing. */
  readonly acceptable: DecimalRange | null
}

/** Decimal numbers as text; both ends belong to it. */
type DecimalRange = { readonly low: string; readonly high: string }

/** `default`, `sp1`, `sp2`, or what the platform adds. */
export type SlotGroup = {
  readonly name: string
  readonly description: string | null
  readonly slots: readonly DeliverySlot[]
}

/** What the platform says about its offer, to be shown: meanings are not published (express §2.4). */
export type OfferMeta = {
  readonly datetime: string | null
  readonly workingDay: string | null
  readonly productType: string | null
  readonly destinationType: string | null
}

export type SlotOffer = {
  readonly pickup: { readonly description: string | null; readonly slots: readonly PickupSlot[] }
  readonly delivery: readonly SlotGroup[]
}

const DECIMAL = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`
const RANGE = new RegExp(String.raw`^\s*(${DECIMAL})\s*-\s*(${DECIMAL})\s*$`)

/** Reads `<low>-<high>`; null for anything else. */
export function parseDecimalRange(text: string): DecimalRange | null {
  const match = RANGE.exec(text)
  return match?.[1] && match[2] ? { low: match[1], high: match[2] } : null
}

/** Whether a pickup in that slot can be delivered in this one (express §4.7 rule 4). */
export function acceptsPickup(delivery: DeliverySlot, pickup: PickupSlot): boolean {
  if (!delivery.acceptable) return false
  const { low, high } = delivery.acceptable
  const fromLow = compareDecimals(low, pickup.workingDay)
  const toHigh = compareDecimals(pickup.workingDay, high)
  return fromLow !== null && toHigh !== null && fromLow <= 0 && toHigh <= 0
}

/** The delivery slots that may follow a pickup, group by group; groups without any are left out. */
export function deliveriesAfter(offer: SlotOffer, pickup: PickupSlot): SlotGroup[] {
  return offer.delivery
    .map((group) => ({
      ...group,
      slots: group.slots.filter((slot) => acceptsPickup(slot, pickup)),
    }))
    .filter(({ slots }) => slots.length > 0)
}
