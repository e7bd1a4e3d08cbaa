import { addDays, fromLocal, toLocal } from '../core/local-time'
import type { LifeStep } from '../core/order-life'
import type { Random } from '../core/random'
import type { ChosenSlots } from './order'
import { UTC_OFFSET_HOURS } from './slots'
import { AWAITING_COLLECTION, COLLECTED, OUT_FOR_DELIVERY, PLACED, SIGNED_FOR } from './statuses'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Draws how long each legacy status will last, in simulated milliseconds: collected within the pickup
 * slot, out for delivery in the morning, signed for within the delivery slot. Without slots the platform
 * takes a few hours and the day after.
 */
export function planLife(random: Random, slots: ChosenSlots, createdAt: number) {
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
