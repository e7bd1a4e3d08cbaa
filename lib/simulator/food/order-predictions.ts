import { NOTHING_AHEAD, type Prediction, predictionOf } from './minutes'
import type { FoodOrder } from './order'
import { ACCEPTED, AT_STORE, COMPLETED } from './statuses'

/** Until the food is at the door; -1 once the order is completed, or cancelled (food §4.6, §4.11). */
export const deliveryAhead = ({ life }: FoodOrder): Prediction =>
  life.over ? NOTHING_AHEAD : predictionOf(life.remainingMs(COMPLETED))

/** Until the courier is at the store; -1 before somebody accepts and after the arrival (food §4.11). */
export const pickupAhead = ({ life }: FoodOrder): Prediction =>
  life.status === ACCEPTED ? predictionOf(life.remainingMs(AT_STORE)) : NOTHING_AHEAD
