import { addDays, fromLocal, toLocal } from '../core/local-time'
import { drawPartner } from '../core/made-up-partner'
import { OrderLife, type LifeStep } from '../core/order-life'
import { randomFrom, type Random } from '../core/random'
import { announce } from './announce'
import type { ExpressState } from './express-state'
import type { Locker } from './lockers'
import type { ChosenSlots, ExpressOrder, ExpressRequest } from './order'
import { UTC_OFFSET_HOURS } from './slots'
import { AWAITING_COLLECTION, COLLECTED, OUT_FOR_DELIVERY, PLACED, SIGNED_FOR } from './statuses'

const MINUTE = 60_000

const HOUR = 60 * MINUTE

type Opening = {
  readonly request: ExpressRequest
  readonly slots: ChosenSlots
  readonly locker: Locker | undefined
  readonly lang: string
}

/** Puts a waybill into the world: its times are drawn, its life begins, its callbacks go out. */
export function openOrder(express: ExpressState, opening: Opening): ExpressOrder {
  const { clock, speed, seed } = express.world
  const createdAt = clock.now()
  const orderId = express.orders.nextId()
  const random = randomFrom(seed, 'express', opening.request.clientOrderId, orderId)
  const steps = planLife(random, opening.slots, createdAt)
  const stands = express.world.standing.has(opening.request.clientOrderId)
  const order: ExpressOrder = {
    ...opening,
    orderId,
    shipmentCode: opening.request.shipmentCode || `HX${orderId.slice(-10)}`,
    createdAt,
    partner: drawPartner(random, 'HK', true),
    life: new OrderLife(
      clock,
      speed,
      steps,
      (status) => {
        order.log.push({ status, at: clock.now() })
        announce(express.world, order)
      },
      stands,
    ),
    log: [{ status: steps[0].status, at: createdAt }],
  }
  express.add(order)
  announce(express.world, order)
  return order
}

/**
 * Draws how long each legacy status will last, in simulated milliseconds: collected within the pickup
 * slot, out for delivery in the morning, signed for within the delivery slot. Without slots the platform
 * takes a few hours and the day after.
 */
function planLife(random: Random, slots: ChosenSlots, createdAt: number) {
  const awaitingAt = slots.pickup?.startsAt ?? createdAt + random.between(2, 5) * HOUR
  const collectedAt = awaitingAt + random.between(10, 100) * MINUTE
  const deliverFrom = slots.delivery?.startsAt ?? nextMorning(collectedAt)
  const signedAt = Math.max(deliverFrom, collectedAt + HOUR) + random.between(15, 150) * MINUTE
  const outAt = Math.max(collectedAt + 30 * MINUTE, signedAt - random.between(1, 4) * HOUR)
  return [
    { status: PLACED, lastsMs: awaitingAt - createdAt },
    { status: AWAITING_COLLECTION, lastsMs: collectedAt - awaitingAt },
    { status: COLLECTED, lastsMs: outAt - collectedAt },
    { status: OUT_FOR_DELIVERY, lastsMs: signedAt - outAt },
    { status: SIGNED_FOR, lastsMs: 0 },
  ] as const satisfies readonly LifeStep[]
}

function nextMorning(at: number) {
  const tomorrow = addDays(toLocal(at, UTC_OFFSET_HOURS).date, 1)
  return fromLocal(`${tomorrow} 09:00`, UTC_OFFSET_HOURS) ?? at
}
