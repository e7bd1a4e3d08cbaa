/** A person's role at one store. Administrators stand outside: they may do everything everywhere. */
export const ROLES = ['staff', 'warehouse', 'manager'] as const
export type Role = (typeof ROLES)[number]

/** The role under which a person acts at a store. */
export type ActingRole = Role | 'administrator'

export const PERMISSIONS = ['food.see', 'food.place', 'food.cancel', 'store.see'] as const
export type Permission = (typeof PERMISSIONS)[number]

const ALLOWED: Readonly<Record<Role, readonly Permission[]>> = {
  staff: ['food.see', 'food.place', 'food.cancel', 'store.see'],
  manager: ['food.see', 'food.place', 'food.cancel', 'store.see'],
  warehouse: ['store.see'],
}

/** What a role allows at its store; nothing that is not listed. */
export function permissionsOf(role: ActingRole): readonly Permission[] {
  return role === 'administrator' ? PERMISSIONS : ALLOWED[role]
}
