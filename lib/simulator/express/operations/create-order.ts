import { epochSeconds } from '@/lib/simulator/core/clock'
import { orderUrl } from '../../core/world'
import { PlatformError, incorrect } from '@/lib/simulator/core/signed/platform-error'
import type { ExpressOperation, ExpressState } from '../express-state'
import { readExpressRequest } from '../input/order-input'
import { lockerCoded } from '../lockers'
import { openOrder } from '../open-order'
import type { Appointment, ChosenSlots, ExpressRequest } from '../order'
import { type Slot, type SlotCalendar, calendarOf, goesWith, isAhead } from '../slots'

const pastCutOff = (parameter: string) =>
  new PlatformError(262111, `${parameter} is past its cut-off`)

const notOffered = (parameter: string) =>
  new PlatformError(264007, `${parameter} is not offered for this product`)

/**
 * POST /order/homeexpress/create (express §4.1). The same client order id is refused for 60 seconds
 * (261005) and then makes another waybill; a client shipment code is good for one, for ever (263004).
 */
export const createOrder: ExpressOperation = ({ fields, lang }, express) => {
  const request = readExpressRequest(fields)
  return express.once(`create ${request.merchantId} ${request.clientOrderId}`, () => {
    express.checkMerchant(request.merchantId)
    if (express.hasShipmentCode(request.clientShipmentCode))
      throw new PlatformError(263004, 'client_shipment_code')
    checkShipmentCode(request, express)
    const locker = lockerOf(request)
    const slots = chooseSlots(request, express.world.clock.now())
    const order = openOrder(express, { request, slots, locker, lang })
    return {
      order_id: order.orderId,
      client_order_id: request.clientOrderId,
      order_url: orderUrl(express.world, order.orderId),
      timestamp: epochSeconds(order.createdAt),
    }
  })
}

/** Only merchants of particular services give one, and each is good for one waybill (express §4.1). */
function checkShipmentCode({ shipmentCode, merchantId }: ExpressRequest, express: ExpressState) {
  if (shipmentCode === '') return
  if (!express.takesShipmentCode(merchantId))
    throw incorrect('shipment_code', 'is not a service of this merchant')
  if (express.isShipmentCodeGiven(shipmentCode)) throw new PlatformError(263004, 'shipment_code')
}

function lockerOf({ product, recipient }: ExpressRequest) {
  if (!product.isLocker) return undefined
  const locker = lockerCoded(recipient.lockerCode)
  if (!locker) throw incorrect('recipient.locker_code', 'there is no such locker')
  return locker
}

/**
 * Finds the slots that a request asks for. Refuses a pickup that has begun with 262111 (its cut-off), a
 * slot that get_datetime does not offer for this product with 264007, and a delivery slot that does not
 * go with the pickup slot with 261004.
 */
function chooseSlots(request: ExpressRequest, now: number): ChosenSlots {
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
