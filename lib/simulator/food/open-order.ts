import { epochSeconds } from '../core/clock'
import { coordinateText } from '../core/coordinates'
import { OrderLife } from '../core/order-life'
import { randomFrom } from '../core/random'
import { chooseCourier } from './courier'
import { volumeOf } from './delivery-mode'
import type { DeliveryWay } from './delivery-way'
import type { FoodState } from './food-state'
import type { Merchant } from './merchants'
import type { FoodOrder, OrderRequest } from './order'
import { predictionOf } from './predictions'
import { ACCEPTED, AT_STORE, COMPLETED, statusText } from './statuses'
import { planTrip, type Trip } from './trip'
import { lastUpload, partnerOf } from './whereabouts'

/** Where food callbacks go, behind the developer's address. */
export const FOOD_CALLBACK_PATH = '/callbacks/food'

type Opening = {
  readonly request: OrderRequest
  readonly merchant: Merchant
  readonly way: DeliveryWay
  readonly lang: string
  readonly region: string
}

/** Puts an order into the world: its courier and times are drawn, its life begins, its callbacks go out. */
export function openOrder(food: FoodState, opening: Opening): FoodOrder {
  const { clock, speed, seed } = food.world
  const { request, merchant, way } = opening
  const createdAt = clock.now()
  const random = randomFrom(seed, 'food', request.clientOrderId)
  const courier = chooseCourier(random, merchant, way, volumeOf(request.totalPrice / 100))
  const { appointedAt } = request
  const untilAppointmentMs = appointedAt === undefined ? undefined : appointedAt - createdAt
  const trip = planTrip({ random, merchant, courier, way, untilAppointmentMs })
  const stands = food.world.standing.has(request.clientOrderId)
  const order: FoodOrder = {
    ...opening,
    orderId: food.orders.nextId(),
    createdAt,
    requestedPickupAt: createdAt + msUntil(trip, AT_STORE),
    requestedDeliveryAt: appointedAt ?? createdAt + msUntil(trip, undefined),
    trip,
    life: new OrderLife(clock, speed, trip.steps, () => announce(food, order), stands),
    cancellation: undefined,
  }
  food.orders.add(order)
  announce(food, order)
  return order
}

/** Sends the callback of the present status, the first one included: it predicts the acceptance. */
function announce({ world }: FoodState, order: FoodOrder) {
  const data = statusCallback(order, world.speed, world.clock.now())
  const { orderId, life } = order
  world.callbacks.send({ path: FOOD_CALLBACK_PATH, orderId, status: life.status, data })
}

/** Simulated milliseconds from creation until a status, or until the end. */
function msUntil({ steps }: Trip, status: number | undefined) {
  let sum = 0
  for (const step of steps) {
    if (step.status === status) break
    sum += step.lastsMs
  }
  return sum
}

/**
 * `data` of a status callback (food §6.1). Strings of what has not happened are empty; predictions are
 * null once reached, and all of them once the order is cancelled, when nothing is predicted any more.
 * `tasks` belongs to customised packages, which the simulator's account does not have.
 */
function statusCallback(order: FoodOrder, speed: number, now: number) {
  const { cancellation, life } = order
  const partner = partnerOf(order)
  const upload = lastUpload(order, speed, now)
  return {
    meta: { lang: order.lang, region: order.region },
    order_id: order.orderId,
    client_order_id: order.request.clientOrderId,
    timestamp: epochSeconds(life.enteredAt),
    order_status: life.status,
    status_desc: statusText(life.status, order.lang),
    partner: {
      partner_name: partner?.name ?? '',
      partner_phone: partner?.phone ?? '',
      partner_location: upload ? coordinateText(upload.position) : '',
    },
    cancel: {
      cancel_reason: cancellation?.reason ?? '',
      code: cancellation?.code ?? '',
      cancel_user: cancellation?.user ?? '',
      cancel_time: cancellation ? String(epochSeconds(cancellation.at)) : '',
    },
    ...predictionUntil(order, ACCEPTED, 'predicted_accept_time'),
    ...predictionUntil(order, AT_STORE, 'predicted_showup_time'),
    ...predictionUntil(order, COMPLETED, 'predicted_delivery_time'),
  }
}

function predictionUntil(order: FoodOrder, status: number, name: string) {
  const reached = order.life.over || order.life.status >= status
  const prediction = reached ? undefined : predictionOf(order.life.remainingMs(status))
  return { [name]: prediction?.time ?? null, [`${name}_range`]: prediction?.time_range ?? null }
}
