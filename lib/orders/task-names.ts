import type { Family } from '@/lib/domain/stages'

/** Names of tasks that one room asks for and another does. */

/** Asks the platform for the whole food order: what its callbacks do not sign. */
export const SYNC_FOOD_ORDER = 'food.confirm-order'

/** Asks the platform for the whole parcel order: its callbacks do not sign its status. */
const SYNC_PARCEL_ORDER = 'parcels.confirm-order'

/** Asks the platform for a waybill. */
const SYNC_EXPRESS_ORDER = 'express.confirm-order'

/** The task that asks the platform for an order of a family; its payload is `{ orderId }`. */
export const SYNC_TASK: Readonly<Record<Family, string>> = {
  food: SYNC_FOOD_ORDER,
  parcel: SYNC_PARCEL_ORDER,
  express: SYNC_EXPRESS_ORDER,
}

/**
 * The task that finds out whether an order exists whose creation got no answer, and what the
 * platform calls it; its payload is `{ orderId, attempt }`.
 */
export const RESOLVE_TASK: Readonly<Record<Family, string>> = {
  food: 'food.resolve-order',
  parcel: 'parcels.resolve-order',
  express: 'express.resolve-order',
}

/**
 * Asks the platform whether a parcel that a callback speaks of is an order of ours whose number we
 * were not told; its payload is `{ platformOrderId, clientOrderId }`.
 */
export const IDENTIFY_PARCEL_ORDER = 'parcels.identify-order'

/**
 * Applies the callbacks that were kept and wait: of the order of a `CallbackSubject` that is its
 * payload, and of every order without one.
 */
export const APPLY_CALLBACKS = 'callbacks.apply-waiting'

/** Computes again where every order stands that ever had a status code, after somebody taught it. */
export const RELEARN_CODE = 'orders.relearn-code'
