/** Names of tasks that one room asks for and another does. */

/** Asks the platform for the whole food order: what its callbacks do not sign. */
export const CONFIRM_FOOD_ORDER = 'food.confirm-order'

/** Asks the platform for the whole parcel order: its callbacks do not sign its status. */
export const CONFIRM_PARCEL_ORDER = 'parcels.confirm-order'

/** Asks the platform for a waybill. */
export const CONFIRM_EXPRESS_ORDER = 'express.confirm-order'

/** Asks for open food orders that have been silent for too long. */
export const SWEEP_FOOD_ORDERS = 'food.sweep'

/** Looks for a food order whose creation got no answer. */
export const RESOLVE_FOOD_ORDER = 'food.resolve-order'
