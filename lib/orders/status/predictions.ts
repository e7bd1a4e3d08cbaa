import type { StoredPrediction, StoredPredictions } from '@/lib/db/tables/orders'
import { MOMENTS, type Moment } from '@/lib/domain/time/moments'
import type { Stage } from '@/lib/domain/stages'
import type { NothingAhead, Prediction } from '../model/order-card'

type Minutes = { minutes: number | null; range: string | null }

/** What a message says of a moment: minutes from `asOf`, or null when there is nothing to come. */
type PredictedMinutes = Partial<Record<Moment, Minutes>>

/** What the platform says of one moment, as it is kept. null and negative minutes: nothing to come. */
export function storedPrediction({ minutes, range }: Minutes, asOf: Date): StoredPrediction {
  const said = asOf.toISOString()
  if (minutes === null || minutes < 0) return { at: null, range: null, asOf: said }
  return { at: new Date(asOf.getTime() + minutes * 60_000).toISOString(), range, asOf: said }
}

/**
 * Takes newer predictions into those an order has; a message that came late changes nothing. null
 * ends what was predicted (food §6.1, §4.11); of what was never predicted it tells nothing.
 */
export function mergePredictions(
  known: StoredPredictions,
  given: PredictedMinutes,
  asOf: Date,
): StoredPredictions {
  const merged: StoredPredictions = { ...known }
  for (const moment of MOMENTS) {
    const said = given[moment]
    const before = known[moment]
    if (!said || (before && new Date(before.asOf) > asOf)) continue
    const stored = storedPrediction(said, asOf)
    if (before || stored.at !== null) merged[moment] = stored
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
    const { at = null, range = null, asOf = '' } = stored[moment] ?? {}
    return at === null ? [] : [{ moment, at, range, asOf }]
  })
}

/** The moments of which the platform has said that nothing is to come, each with when it said so. */
export function listNothingAhead(stored: StoredPredictions): NothingAhead[] {
  return MOMENTS.flatMap((moment) => {
    const said = stored[moment]
    return said && said.at === null ? [{ moment, asOf: said.asOf }] : []
  })
}

/** The next moment to come at a stage; without a prediction of that one, the last after it. */
export function nextPrediction(stage: Stage, stored: StoredPredictions): Prediction | null {
  const wanted = NEXT[stage]
  if (!wanted) return null
  const ahead = listPredictions(stored).filter(
    ({ moment }) => MOMENTS.indexOf(moment) >= MOMENTS.indexOf(wanted),
  )
  return ahead.find(({ moment }) => moment === wanted) ?? ahead.at(-1) ?? null
}
