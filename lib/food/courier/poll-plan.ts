import type { StoredPrediction, StoredPredictions } from '@/lib/db/tables/orders'
import type { Moment } from '@/lib/domain/time/moments'
import type { Stage } from '@/lib/domain/stages'

/**
 * Seconds between two turns of one watched order, by how much its courier's place matters now. A
 * stage that is not named has no turns.
 */
export const POLL_SECONDS = {
  waiting: 30,
  coming: 8,
  'at-store': 15,
  riding: 5,
  near: 4,
} as const satisfies Partial<Record<Stage, number>>

/**
 * Turns that an instance begins in a second, however many orders are watched: each is two calls at
 * the most, and the throttle leaves background work 14. With more to do every order waits longer,
 * by the same factor.
 */
export const POLLS_PER_SECOND = 5

/** A prediction of this age is asked for again. */
const OLD_SECONDS = 180
/** After the platform has said that nothing is to come. */
const NOTHING_SECONDS = 60

const WANTED: Partial<Record<Stage, readonly PredictableMoment[]>> = {
  waiting: ['delivery'],
  coming: ['showup', 'delivery'],
  'at-store': ['delivery'],
  riding: ['delivery'],
  near: ['delivery'],
}

/** The moments of an order that may be asked for on their own (food §4.11). */
export type PredictableMoment = Exclude<Moment, 'accept'>

/** What one turn asks: the position once somebody has accepted, and at most one prediction. */
export function pollFor(
  order: { stage: Stage; predictions: StoredPredictions },
  now: Date,
): { position: boolean; prediction: PredictableMoment | null } {
  const { stage, predictions } = order
  const due = WANTED[stage]?.find((moment) => isDue(predictions[moment], now))
  return { position: stage !== 'waiting', prediction: due ?? null }
}

function isDue(known: StoredPrediction | undefined, now: Date): boolean {
  if (!known) return true
  const age = (now.getTime() - Date.parse(known.asOf)) / 1000
  return age >= (known.at === null ? NOTHING_SECONDS : OLD_SECONDS)
}
