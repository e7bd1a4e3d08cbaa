import type { Family } from './stages'

/** A person's role at one store. Administrators stand outside: they may do everything everywhere. */
export const ROLES = ['staff', 'warehouse', 'manager'] as const
export type Role = (typeof ROLES)[number]

/** The role under which a person acts at a store. */
export type ActingRole = Role | 'administrator'

const FOOD = ['food.see', 'food.place', 'food.cancel'] as const
const PARCELS = ['parcels.see', 'parcels.place', 'parcels.cancel'] as const
const EXPRESS = ['express.see', 'express.place', 'express.cancel'] as const
/**
 * See hours, what became of each sending and whether the platform takes orders now; draw and send
 * hours; open, close and pause a store now.
 */
const HOURS = ['hours.see', 'hours.edit', 'store.open-close'] as const

const PERMISSIONS = [...FOOD, ...PARCELS, ...EXPRESS, ...HOURS, 'store.see'] as const
export type Permission = (typeof PERMISSIONS)[number]

const ALLOWED: Readonly<Record<Role, readonly Permission[]>> = {
  staff: [...FOOD, ...PARCELS, 'hours.see', 'store.see'],
  warehouse: [...PARCELS, ...EXPRESS, 'store.see'],
  manager: [...FOOD, ...PARCELS, ...EXPRESS, ...HOURS, 'store.see'],
}

/** What lets a person see, place or cancel the orders of a family at a store. */
export const MAY = {
  see: { food: 'food.see', parcel: 'parcels.see', express: 'express.see' },
  /** Also to look after them until they have left the house. */
  place: { food: 'food.place', parcel: 'parcels.place', express: 'express.place' },
  cancel: { food: 'food.cancel', parcel: 'parcels.cancel', express: 'express.cancel' },
} as const satisfies Record<string, Record<Family, Permission>>

/** What a role allows at its store; nothing that is not listed. */
export function permissionsOf(role: ActingRole): readonly Permission[] {
  return role === 'administrator' ? PERMISSIONS : ALLOWED[role]
}
