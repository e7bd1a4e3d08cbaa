import type { FoodOrder } from './order'
import { ACCEPTED, AT_STORE, COMPLETED } from './statuses'

/** The two forms in which the platform says how long something takes. */
type Prediction = { readonly time: number; readonly time_range: string }

/** Nothing left to predict: `-1`, and no range (food §4.6, §4.11). */
const NOTHING_AHEAD: Prediction = { time: -1, time_range: '' }

/** Whole minutes, at least one, and the range `<min>-<max>` around them. */
export function predictionOf(milliseconds: number): Prediction {
  const time = Math.max(1, Math.ceil(milliseconds / 60_000))
  const spread = Math.max(1, Math.round(time * 0.2))
  return { time, time_range: `${Math.max(0, time - spread)}-${time + spread}` }
}

/** Until the food is at the door; -1 once the order is completed, or cancelled (food §4.6, §4.11). */
export const deliveryAhead = ({ life }: FoodOrder): Prediction =>
  life.over ? NOTHING_AHEAD : predictionOf(life.remainingMs(COMPLETED))

/** Until the courier is at the store; -1 before somebody accepts and after the arrival (food §4.11). */
export const pickupAhead = ({ life }: FoodOrder): Prediction =>
  life.status === ACCEPTED ? predictionOf(life.remainingMs(AT_STORE)) : NOTHING_AHEAD
