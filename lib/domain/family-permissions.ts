import type { Permission } from './permissions'
import type { Family } from './stages'

/** What lets a person see orders of a family at a store. */
export const MAY_SEE = {
  food: 'food.see',
  parcel: 'parcels.see',
  express: 'express.see',
} as const satisfies Record<Family, Permission>

/** What lets them place such orders, and look after them until they have left the house. */
export const MAY_PLACE = {
  food: 'food.place',
  parcel: 'parcels.place',
  express: 'express.place',
} as const satisfies Record<Family, Permission>
