import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { minutesRange, natural, present, record } from '../wire-values'
import { toPrediction, type Prediction } from './prediction'
import {
  destinationFields,
  orderFields,
  storeFields,
  type OrderRef,
  type StoreDestination,
  type StoreRef,
} from './references'

/** Food §4.11. Minutes are null where the platform says −1: nothing (more) to predict. */
type TimePrediction = Prediction & { readonly raw: JsonValue }

/** Until an order placed now would be at the door. */
export function predictCompletion(query: StoreDestination): SignedCall<TimePrediction> {
  return prediction('predictCompletion', '/order/takeaway/precompletetime', () => ({
    ...storeFields(query),
    ...destinationFields(query.to),
  }))
}

/** Until a courier would accept an order placed now. */
export function predictAssignment(store: StoreRef): SignedCall<TimePrediction> {
  return prediction('predictAssignment', '/order/takeaway/preassigntime', () => storeFields(store))
}

/** Until the courier is at the store; null before one accepts and after the arrival. */
export function predictPickup(order: OrderRef): SignedCall<TimePrediction> {
  return prediction('predictPickup', '/order/takeaway/prepickuptime', () => orderFields(order))
}

/** Until the order is at the door; null after its completion. */
export function predictDelivery(order: OrderRef): SignedCall<TimePrediction> {
  return prediction('predictDelivery', '/order/takeaway/predeliverytime', () => orderFields(order))
}

function prediction(
  operation: string,
  path: string,
  data: () => Readonly<Record<string, unknown>>,
): SignedCall<TimePrediction> {
  return { operation, changes: false, path, data, answer: readPrediction }
}

function readPrediction(data: JsonValue): TimePrediction {
  const { time, time_range: range } = record({ time: present, time_range: minutesRange }).parse(
    data,
  )
  return { ...toPrediction(natural.parse(time), range), raw: data }
}
