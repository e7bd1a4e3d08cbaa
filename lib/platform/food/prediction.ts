import type { z } from 'zod'
import { minutesRange, natural } from '../wire-values'

/** Minutes from now; null when nothing is (or is no longer) to come: −1 or null on the wire. */
export type Prediction = {
  readonly minutes: number | null
  /** `<min>-<max>` minutes, as the platform wrote it. */
  readonly range: string | null
}

/** A courier accepts, a courier arrives at the store, the order is at the door. */
export type Predictions = {
  readonly accept: Prediction
  readonly showup: Prediction
  readonly delivery: Prediction
}

export function toPrediction(minutes: number | null, range: string | null): Prediction {
  return { minutes, range: minutes === null ? null : range }
}

/** As creation and callbacks have them (food §4.2, §6.1). */
export const predictionMembers = {
  predicted_accept_time: natural,
  predicted_accept_time_range: minutesRange,
  predicted_showup_time: natural,
  predicted_showup_time_range: minutesRange,
  predicted_delivery_time: natural,
  predicted_delivery_time_range: minutesRange,
}

export function toPredictions(wire: z.infer<z.ZodObject<typeof predictionMembers>>): Predictions {
  return {
    accept: toPrediction(wire.predicted_accept_time, wire.predicted_accept_time_range),
    showup: toPrediction(wire.predicted_showup_time, wire.predicted_showup_time_range),
    delivery: toPrediction(wire.predicted_delivery_time, wire.predicted_delivery_time_range),
  }
}
