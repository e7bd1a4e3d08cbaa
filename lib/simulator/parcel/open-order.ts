import { drawPartner } from '../core/made-up-partner'
import { OrderLife } from '../core/order-life'
import { randomFrom } from '../core/random'
import type { ParcelMerchant } from './merchants'
import type { ParcelOrder, ParcelRequest } from './order'
import type { ParcelState } from './parcel-state'
import {
  CANCELLED_AFTER_PICKUP,
  CANCELLED_BEFORE_PICKUP,
  isUnaccepted,
  orderStatus,
  RIDING,
} from './statuses'
import { planTrip } from './trip'

/** Where parcel callbacks go, behind the developer's address. */
export const PARCEL_CALLBACK_PATH = '/callbacks/parcel'

type Opening = {
  readonly request: ParcelRequest
  readonly merchant: ParcelMerchant
  readonly lang: string
  readonly region: string
}

/** Puts an order into the world: its partner and times are drawn, its life begins, its callbacks go out. */
export function openOrder(parcels: ParcelState, opening: Opening): ParcelOrder {
  const { clock, speed, seed } = parcels.world
  const { request, merchant } = opening
  const createdAt = clock.now()
  const random = randomFrom(seed, 'parcel', merchant.merchantId, request.clientOrderId)
  const [first, ...others] = request.positions
  if (!first) throw new Error('an order was accepted that nobody takes')
  const position = random.pick([first, ...others])
  const { path, scheduledAt } = request
  const untilPickupMs = scheduledAt === undefined ? undefined : scheduledAt - createdAt
  const steps = planTrip({ random, position, path, untilPickupMs })
  const moments = new Map<number, number>()
  const stands = parcels.world.standing.has(request.clientOrderId)
  const order: ParcelOrder = {
    ...opening,
    orderId: parcels.orders.nextId(),
    createdAt,
    position,
    partner: drawPartner(random, merchant.region, position.hasPlate),
    life: new OrderLife(
      clock,
      speed,
      steps,
      (status) => {
        moments.set(status, clock.now())
        if (!isUnaccepted(status)) order.deadline.cancel()
        announce(parcels, order)
      },
      stands,
    ),
    deadline: clock.after((request.publishUntil - createdAt) / speed, () => expire(order)),
    moments,
    cancelledFrom: undefined,
  }
  moments.set(order.life.status, createdAt)
  parcels.orders.add(order)
  announce(parcels, order)
  return order
}

/** Nobody has accepted it in time (conventions §3). */
function expire(order: ParcelOrder) {
  if (isUnaccepted(order.life.status)) cancelLife(order)
}

function announce({ world }: ParcelState, order: ParcelOrder) {
  const { orderId, life } = order
  const data = statusCallback(order)
  world.callbacks.send({ path: PARCEL_CALLBACK_PATH, orderId, status: life.status, data })
}

/** Ends an order's life early, by whoever. Throws a `LifeOver` once it has ended. */
export function cancelLife(order: ParcelOrder) {
  const from = order.life.status
  const earlier = order.cancelledFrom
  order.cancelledFrom = from
  try {
    order.life.cancel(from === RIDING ? CANCELLED_AFTER_PICKUP : CANCELLED_BEFORE_PICKUP)
  } catch (error) {
    order.cancelledFrom = earlier
    throw error
  }
}

/** `data` of a status callback (conventions §6.1). `client` and `status` are nested, hence not signed. */
function statusCallback(order: ParcelOrder) {
  const { request } = order
  return {
    meta: { lang: order.lang, region: order.region },
    order_id: order.orderId,
    merchant_id: request.merchantId,
    client: { order_id: request.clientOrderId, shipment_code: request.clientShipmentCode },
    status: orderStatus(order),
  }
}
