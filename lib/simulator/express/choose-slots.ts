import { incorrect, PlatformError } from '../core/platform-error'
import type { Appointment, ChosenSlots, ExpressRequest } from './order'
import { calendarOf, goesWith, isAhead, type Slot, type SlotCalendar } from './slots'

/**
 * Finds the slots that a request asks for. Refuses a pickup that has begun with 262111 (its cut-off), a
 * slot that get_datetime does not offer for this product with 264007, and a delivery slot that does not
 * go with the pickup slot with 261004.
 */
export function chooseSlots(request: ExpressRequest, now: number): ChosenSlots {
  const calendar = calendarOf(request.product, now)
  const pickups = choosePickups(calendar, request.pickup, now)
  const [pickup] = pickups
  if (request.product.isLocker || request.delivery.date === '')
    return { pickup, delivery: undefined }
  return { pickup, delivery: chooseDelivery(calendar, request.delivery, pickups, now) }
}

/** The slot, or where the period is left out (warehouse) those of the day. */
function choosePickups(calendar: SlotCalendar, { date, period }: Appointment, now: number) {
  if (date === '') return []
  if (date < calendar.today) throw pastCutOff('pickup.date')
  const slots = calendar.pickups.filter(
    (slot) => slot.date === date && (period === '' || slot.period === period),
  )
  if (slots.length === 0) throw notOffered(period === '' ? 'pickup.date' : 'pickup.period')
  const ahead = slots.filter((slot) => isAhead(slot, now))
  if (ahead.length === 0) throw pastCutOff(period === '' ? 'pickup.date' : 'pickup.period')
  return ahead
}

function chooseDelivery(
  { groups }: SlotCalendar,
  { date, period }: Appointment,
  pickups: readonly Slot[],
  now: number,
) {
  const offered = Object.values(groups)
    .flat()
    .filter((slot) => slot.date === date && slot.period === period && isAhead(slot, now))
  if (offered.length === 0) throw notOffered('delivery.period')
  const matching = offered.find(
    (slot) => pickups.length === 0 || pickups.some((pickup) => goesWith(slot, pickup)),
  )
  if (!matching) throw incorrect('delivery.period', 'does not go with the pickup slot')
  return matching
}

const pastCutOff = (parameter: string) =>
  new PlatformError(262111, `${parameter} is past its cut-off`)
const notOffered = (parameter: string) =>
  new PlatformError(264007, `${parameter} is not offered for this product`)
