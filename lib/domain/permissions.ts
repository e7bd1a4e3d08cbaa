import type { Family } from './stages'

/** The roles that every Handover has, held at one store each; others are composed (decision 0217). */
export const ROLES = ['staff', 'warehouse', 'manager'] as const
export type Role = (typeof ROLES)[number]
/** Those, and administration, which counts everywhere. */
export type BuiltInRole = Role | 'administrator'

/** What a permission is about, in the order in which people read of it. */
export const AREAS = ['food', 'parcels', 'express', 'stores', 'house'] as const
export type Area = (typeof AREAS)[number]

type Row = {
  permission: string
  area: Area
  /** `store`: at the store where the role is held. `house`: everywhere, held at any store. */
  reach: 'store' | 'house'
  /** The built-in roles that have it; administrators have every one. */
  roles: readonly Role[]
}

/** The one table of who may what (decision 0216). Settings → Roles shows it as it stands here. */
export const PERMISSION_TABLE = [
  { permission: 'food.see', area: 'food', reach: 'store', roles: ['staff', 'manager'] },
  { permission: 'food.place', area: 'food', reach: 'store', roles: ['staff', 'manager'] },
  { permission: 'food.cancel', area: 'food', reach: 'store', roles: ['staff', 'manager'] },
  { permission: 'parcels.see', area: 'parcels', reach: 'store', roles: ROLES },
  { permission: 'parcels.place', area: 'parcels', reach: 'store', roles: ROLES },
  { permission: 'parcels.cancel', area: 'parcels', reach: 'store', roles: ROLES },
  { permission: 'express.see', area: 'express', reach: 'store', roles: ['warehouse', 'manager'] },
  { permission: 'express.place', area: 'express', reach: 'store', roles: ['warehouse', 'manager'] },
  {
    permission: 'express.cancel',
    area: 'express',
    reach: 'store',
    roles: ['warehouse', 'manager'],
  },
  { permission: 'store.see', area: 'stores', reach: 'store', roles: ROLES },
  { permission: 'hours.see', area: 'stores', reach: 'store', roles: ['staff', 'manager'] },
  { permission: 'hours.edit', area: 'stores', reach: 'store', roles: ['manager'] },
  { permission: 'store.open-close', area: 'stores', reach: 'store', roles: ['manager'] },
  { permission: 'reports.see', area: 'stores', reach: 'store', roles: ['manager'] },
  { permission: 'tablets.manage', area: 'stores', reach: 'store', roles: ['manager'] },
  { permission: 'stations.manage', area: 'stores', reach: 'store', roles: ['manager'] },
  { permission: 'stores.edit', area: 'house', reach: 'house', roles: [] },
  { permission: 'people.manage', area: 'house', reach: 'house', roles: [] },
  { permission: 'roles.manage', area: 'house', reach: 'house', roles: [] },
  { permission: 'settings.manage', area: 'house', reach: 'house', roles: [] },
  { permission: 'callbacks.handle', area: 'house', reach: 'house', roles: [] },
  { permission: 'audit.see', area: 'house', reach: 'house', roles: [] },
  { permission: 'customer-data.manage', area: 'house', reach: 'house', roles: [] },
] as const satisfies readonly Row[]

type TableRow = (typeof PERMISSION_TABLE)[number]
export type Permission = TableRow['permission']
/** One that counts at a store. */
export type StorePermission = Extract<TableRow, { reach: 'store' }>['permission']
/** One that counts for the whole of Handover. */
export type HousePermission = Extract<TableRow, { reach: 'house' }>['permission']

export const PERMISSIONS = PERMISSION_TABLE.map((row) => row.permission)

/** A role that somebody put together from the table. */
export type CustomRole = { id: number; name: string; permissions: readonly Permission[] }

/** The role under which a person acts at a store. Administrators may do everything everywhere. */
export type ActingRole = BuiltInRole | CustomRole

/** What lets a person see, place or cancel the orders of a family at a store. */
export const MAY = {
  see: { food: 'food.see', parcel: 'parcels.see', express: 'express.see' },
  /** Also to look after them until they have left the house. */
  place: { food: 'food.place', parcel: 'parcels.place', express: 'express.place' },
  cancel: { food: 'food.cancel', parcel: 'parcels.cancel', express: 'express.cancel' },
} as const satisfies Record<string, Record<Family, Permission>>

/** What a role allows at its store; nothing that is not listed. */
export function permissionsOf(role: ActingRole): readonly Permission[] {
  if (role === 'administrator') return PERMISSIONS
  return typeof role === 'string' ? BUILT_IN[role] : role.permissions
}

const BUILT_IN: Readonly<Record<Role, readonly Permission[]>> = {
  staff: builtIn('staff'),
  warehouse: builtIn('warehouse'),
  manager: builtIn('manager'),
}

function builtIn(role: Role): readonly Permission[] {
  return PERMISSION_TABLE.filter((row) => hasRole(row, role)).map((row) => row.permission)
}

function hasRole({ roles }: Row, role: Role): boolean {
  return roles.includes(role)
}

/**
 * Whether it can be done on a shared tablet, whose people are known by a PIN alone: the orders of
 * all families, and nothing that changes stores, people or settings (decision 0240).
 */
export function isCounterWork(permission: Permission): boolean {
  return COUNTER_WORK.has(permission)
}

const COUNTER_WORK: ReadonlySet<Permission> = new Set([
  ...PERMISSION_TABLE.filter(({ area }) => area !== 'stores' && area !== 'house').map(
    (row) => row.permission,
  ),
  'store.see',
  'hours.see',
])

/** Whether it counts for the whole of Handover, at whichever store it is held. */
export function isOfHouse(permission: Permission): permission is HousePermission {
  return HOUSE.has(permission)
}

const HOUSE: ReadonlySet<Permission> = new Set(
  PERMISSION_TABLE.filter(({ reach }) => reach === 'house').map((row) => row.permission),
)
