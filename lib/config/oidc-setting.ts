import { holds, isPrivateWay, readChoice, readHttpAddress, readText } from './setting-readers'
import type { Environment } from './setting-readers'
import { SettingError } from './setting-error'

const ROLE_NAMES = ['administrator', 'manager', 'warehouse', 'staff'] as const
export type OidcRoleName = (typeof ROLE_NAMES)[number]

/** What being in a group means: a role at a store, at every store (`*`), or administrator. */
export type OidcRole = { group: string; role: OidcRoleName; store: string }

/** The organisation's own sign-in. */
export type OidcSetting = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Empty: roles are given in Handover, and stay as they are at each sign-in. */
  readonly roles: readonly OidcRole[]
  /** Whether the first sign-in of somebody unknown makes them a person. */
  readonly makesPeople: boolean
  readonly groupsClaim: string
  readonly scope: string
}

/** `null` when OIDC_ISSUER is unset. */
export function readOidc(env: Environment): OidcSetting | null {
  const shouldBe = 'the https address of an OpenID Connect issuer'
  const issuer = readHttpAddress(env, 'OIDC_ISSUER', shouldBe)
  if (issuer === null) return null
  if (issuer.protocol !== 'https:' && !isPrivateWay(issuer)) {
    throw new SettingError('OIDC_ISSUER', holds(issuer.href), shouldBe)
  }
  return {
    issuer: readText(env, 'OIDC_ISSUER') ?? issuer.href,
    clientId: required(env, 'OIDC_CLIENT_ID'),
    clientSecret: required(env, 'OIDC_CLIENT_SECRET'),
    roles: readRoles(env),
    makesPeople: readChoice(env, 'OIDC_NEW_PEOPLE', ['refuse', 'make'], 'refuse') === 'make',
    groupsClaim: readText(env, 'OIDC_GROUPS_CLAIM') ?? 'groups',
    scope: readText(env, 'OIDC_SCOPE') ?? 'openid profile email',
  }
}

function required(env: Environment, name: string): string {
  const text = readText(env, name)
  if (text !== null) return text
  throw new SettingError(name, 'is not set', 'what the issuer gave, because OIDC_ISSUER is set')
}

/** `group=administrator; group=manager@*; group=staff@HK-CENTRAL-01`. */
function readRoles(env: Environment): OidcRole[] {
  const text = readText(env, 'OIDC_ROLES')
  if (text === null) return []
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const found = /^(.+)=([a-z]+)(?:@(\S+))?$/.exec(part)
      const role = ROLE_NAMES.find((name) => name === found?.[2])
      const group = found?.[1]?.trim()
      const store = found?.[3] ?? ''
      if (group && role && (role === 'administrator') === (store === '')) {
        return { group, role, store }
      }
      throw new SettingError(
        'OIDC_ROLES',
        holds(part),
        'group=administrator, group=role@store or group=role@*, with semicolons between',
      )
    })
}
