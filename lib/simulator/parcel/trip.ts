import { directMetres } from '../core/coordinates'
import type { LifeStep } from '../core/order-life'
import type { Random } from '../core/random'
import type { Waypoint } from './order'
import type { Position } from './positions'
import { ACCEPTED, ASSIGNING, AT_PICKUP, COMPLETED, PENDING, RIDING } from './statuses'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Streets are longer than the crow flies. */
const DETOUR = 1.35
/** A scheduled order is published this long before its pickup. */
const PUBLISHED_AHEAD_MS = 30 * MINUTE

type Plan = {
  readonly random: Random
  readonly position: Position
  readonly path: readonly Waypoint[]
  /** Milliseconds until a scheduled pickup; undefined for a real-time order. */
  readonly untilPickupMs: number | undefined
}

/** Draws how long each status of an order will last, in simulated milliseconds. */
export function planTrip({ random, position, path, untilPickupMs }: Plan) {
  const traffic = random.between(0.95, 1.2) * DETOUR
  const ride = (metres: number) =>
    ((metres * traffic) / ((position.kilometresPerHour * 1000) / 3600)) * SECOND
  const pendingMs = random.between(20, 60) * SECOND
  const assigningMs = random.between(1.5, 5) * MINUTE
  const approachMs = Math.max(MINUTE, ride(random.between(200, 2500)))
  const pickupMs = random.between(2, 6) * MINUTE
  const idleMs = Math.max(0, (untilPickupMs ?? 0) - PUBLISHED_AHEAD_MS - pendingMs)
  const sinceAcceptMs = (untilPickupMs ?? 0) - idleMs - pendingMs - assigningMs
  return [
    { status: PENDING, lastsMs: idleMs + pendingMs },
    { status: ASSIGNING, lastsMs: assigningMs },
    { status: ACCEPTED, lastsMs: Math.max(approachMs, sinceAcceptMs) },
    { status: AT_PICKUP, lastsMs: pickupMs },
    { status: RIDING, lastsMs: ridingMs(random, path, ride) },
    { status: COMPLETED, lastsMs: 0 },
  ] as const satisfies readonly LifeStep[]
}

/** From point to point, with a few minutes at each door but the last. */
function ridingMs(random: Random, path: readonly Waypoint[], ride: (metres: number) => number) {
  return path.reduce((sum, { coordinate }, i) => {
    const before = path[i - 1]
    if (!before) return sum
    const stop = i > 1 ? random.between(2, 4) * MINUTE : 0
    return sum + stop + Math.max(MINUTE, ride(directMetres(before.coordinate, coordinate)))
  }, 0)
}
