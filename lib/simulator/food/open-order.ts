import { OrderLife } from '../core/order-life'
import { randomFrom } from '../core/random'
import { chooseCourier } from './courier'
import { volumeOf } from './delivery-mode'
import type { DeliveryWay } from './delivery-way'
import type { FoodState } from './food-state'
import { statusCallback } from './formatters/status-callback'
import type { Merchant } from './merchants'
import type { FoodOrder, OrderRequest } from './order'
import { AT_STORE } from './statuses'
import { planTrip, type Trip } from './trip'

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
  const order: FoodOrder = {
    ...opening,
    orderId: food.orders.nextId(),
    createdAt,
    requestedPickupAt: createdAt + msUntil(trip, AT_STORE),
    requestedDeliveryAt: appointedAt ?? createdAt + msUntil(trip, undefined),
    trip,
    life: new OrderLife(clock, speed, trip.steps, () => announce(food, order)),
    cancellation: undefined,
  }
  food.orders.add(order)
  announce(food, order)
  return order
}

/** Sends the callback of the present status, the first one included: it predicts the acceptance. */
export function announce({ world }: FoodState, order: FoodOrder) {
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
