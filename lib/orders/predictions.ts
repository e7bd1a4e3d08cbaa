import type { StoredPredictions } from '@/lib/db/tables/orders'
import type { Stage } from '@/lib/domain/stages'
import type { Moment, Prediction } from './schema'

const MOMENTS = ['accept', 'showup', 'delivery'] as const

/** What a message says of a moment: minutes from `asOf`, or null when there is nothing to come. */
export type PredictedMinutes = Partial<
  Record<Moment, { minutes: number | null; range: string | null }>
>

/**
 * Takes newer predictions into those an order has; a message that came late changes nothing.
 * null and negative minutes mean that the moment is past (food §6.1, §4.11).
 */
export function mergePredictions(
  known: StoredPredictions,
  given: PredictedMinutes,
  asOf: Date,
): StoredPredictions {
  const merged: StoredPredictions = {}
  for (const moment of MOMENTS) {
    const said = given[moment]
    const before = known[moment]
    if (!said || (before && new Date(before.asOf) > asOf)) {
      if (before) merged[moment] = before
    } else if (said.minutes !== null && said.minutes >= 0) {
      merged[moment] = {
        at: new Date(asOf.getTime() + said.minutes * 60_000).toISOString(),
        range: said.range,
        asOf: asOf.toISOString(),
      }
    }
  }
  return merged
}

const NEXT: Partial<Record<Stage, Moment>> = {
  waiting: 'accept',
  coming: 'showup',
  'at-store': 'delivery',
  riding: 'delivery',
  near: 'delivery',
}

export function listPredictions(stored: StoredPredictions): Prediction[] {
  return MOMENTS.flatMap((moment) => {
    const prediction = stored[moment]
    return prediction ? [{ moment, ...prediction }] : []
  })
}

/** The next moment to come at a stage; while waiting without one, the delivery itself. */
export function nextPrediction(stage: Stage, stored: StoredPredictions): Prediction | null {
  const list = listPredictions(stored)
  const wanted = NEXT[stage]
  if (!wanted) return null
  return list.find(({ moment }) => moment === wanted) ?? list.at(-1) ?? null
}
