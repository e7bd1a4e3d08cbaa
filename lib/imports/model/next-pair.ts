import { localDayPeriod, parseExpressPeriod } from '@/lib/domain/time/local-time'
import {
  acceptsPickup,
  type DeliverySlot,
  type PickupSlot,
  type SlotOffer,
} from '@/lib/domain/express/slots'

/** What rows are sent with: a pickup and, where they ask for one, a delivery (express §4.7). */
export type SlotPair = {
  readonly pickup: SlotTime
  readonly delivery: SlotTime | null
}

/**
 * As the platform writes it, and is sent it back. Without a period it is the whole day, which is
 * how the warehouse group is handed in (express §4.1).
 */
export type SlotTime = { readonly date: string; readonly period: string }

/**
 * From when on a pickup cannot be asked for any more: its start, or the end of its day where no
 * period is named. Null for what is no slot.
 */
export function cutOff({ date, period }: SlotTime): Date | null {
  if (period === '') return localDayPeriod(date, 'HK')?.to ?? null
  return parseExpressPeriod(date, period, 'HK')?.from ?? null
}

/**
 * The pair to move to when a pickup is over or gone: the first later pickup slot that some delivery
 * slot accepts. The delivery stays the same where it can, else it is the first one after it, in its
 * own group before others. Rows without a delivery get none. Null when nothing is left to offer.
 */
export function nextPair(offer: SlotOffer, given: SlotPair, now: Date): SlotPair | null {
  const after = Math.max(now.getTime(), cutOff(given.pickup)?.getTime() ?? 0)
  const later = offer.pickup.slots
    .filter(({ time }) => time.from.getTime() > after)
    .sort((one, other) => one.time.from.getTime() - other.time.from.getTime())
  for (const pickup of later) {
    const chosen = { date: pickup.date, period: given.pickup.period === '' ? '' : pickup.period }
    if (given.delivery === null) return { pickup: chosen, delivery: null }
    const delivery = deliveryFor(offer, pickup, given.delivery)
    if (delivery) return { pickup: chosen, delivery: timeOf(delivery) }
  }
  return null
}

function deliveryFor(offer: SlotOffer, pickup: PickupSlot, wanted: SlotTime): DeliverySlot | null {
  const notBefore = cutOff(wanted)?.getTime() ?? 0
  const home = offer.delivery.find(({ slots }) => slots.some((slot) => isSame(slot, wanted)))
  const firstOf = (groups: SlotOffer['delivery']) =>
    groups
      .flatMap(({ slots }) => slots)
      .filter((slot) => acceptsPickup(slot, pickup) && slot.time.from.getTime() >= notBefore)
      .sort((one, other) => one.time.from.getTime() - other.time.from.getTime())[0] ?? null
  return (home && firstOf([home])) ?? firstOf(offer.delivery)
}

const isSame = (slot: SlotTime, other: SlotTime) =>
  slot.date === other.date && slot.period === other.period

const timeOf = ({ date, period }: SlotTime): SlotTime => ({ date, period })
