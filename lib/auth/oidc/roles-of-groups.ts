import type { OidcRole } from '@/lib/config/oidc-setting'
import type { Role } from '@/lib/domain/permissions'

type StoreCode = { id: number; code: string }

export type RolesOfGroups = {
  isAdmin: boolean
  roles: { storeId: number; role: Role }[]
}

/** Of several roles at a store the first of these is given. */
const STRONGEST: readonly Role[] = ['manager', 'warehouse', 'staff']

/** What somebody in these groups may do, by OIDC_ROLES. A store that is not there is passed over. */
export function rolesOfGroups(
  mapping: readonly OidcRole[],
  groups: readonly string[],
  stores: readonly StoreCode[],
): RolesOfGroups {
  const mine = mapping.filter(({ group }) => groups.includes(group))
  const roles = stores.flatMap(({ id, code }) => {
    const here = mine.filter(({ store }) => store === '*' || store === code)
    const role = STRONGEST.find((name) => here.some((one) => one.role === name))
    return role ? [{ storeId: id, role }] : []
  })
  return { isAdmin: mine.some(({ role }) => role === 'administrator'), roles }
}
