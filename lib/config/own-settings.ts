import { isIP } from 'node:net'
import {
  holds,
  holdsSecret,
  maskPassword,
  parseAddress,
  readHttpAddress,
  readText,
} from './setting-readers'
import type { Environment } from './setting-readers'
import { SettingError } from './setting-error'
import { weaknessOf } from './secret-strength'

/** The IP address to listen on; `null` when unset. */
export function readHost(env: Environment): string | null {
  const text = readText(env, 'HOST')
  if (text === null || isIP(text) !== 0) return text
  throw new SettingError('HOST', holds(text), 'an IP address of this machine, such as 0.0.0.0')
}

/** An address of scheme, name and port alone, without a trailing slash; `null` when unset. */
export function readOrigin(env: Environment, name: string): string | null {
  const shouldBe = 'an http or https address without a path, such as http://localhost:3000'
  const url = readHttpAddress(env, name, shouldBe)
  if (url === null) return null
  if (url.pathname !== '/') throw new SettingError(name, holds(url.href), shouldBe)
  return url.origin
}

/** The key that signs sessions; `null` when unset. */
export function readAuthSecret(env: Environment): string | null {
  const secret = readText(env, 'AUTH_SECRET')
  if (secret !== null) requireStrong('AUTH_SECRET', secret)
  return secret
}

/** What a program shows to be told how things go; `null` when unset: nobody may without a session. */
export function readHealthToken(env: Environment): string | null {
  const token = readText(env, 'HEALTH_TOKEN')
  if (token !== null) requireStrong('HEALTH_TOKEN', token)
  return token
}

function requireStrong(name: string, secret: string): void {
  const fault = weaknessOf(secret)
  if (fault !== null) throw new SettingError(name, holdsSecret(secret), fault)
}

/**
 * A PostgreSQL server of one's own, by the application's role and its tables' owner's, and a copy of
 * it that reports are read from.
 */
export function readDatabaseUrls(env: Environment): {
  databaseUrl: string | null
  databaseOwnerUrl: string | null
  reportsDatabaseUrl: string | null
} {
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL')
  const ofOwn = (name: string) => {
    const url = readDatabaseUrl(env, name)
    if (url === null || databaseUrl !== null) return url
    throw new SettingError(name, holds(maskPassword(url)), 'unset as long as DATABASE_URL is')
  }
  return {
    databaseUrl,
    databaseOwnerUrl: ofOwn('DATABASE_OWNER_URL'),
    reportsDatabaseUrl: ofOwn('REPORTS_DATABASE_URL'),
  }
}

/** The address of a PostgreSQL server with the database's name; `null` when unset. */
function readDatabaseUrl(env: Environment, name: string): string | null {
  const text = readText(env, name)
  if (text === null) return null
  const url = parseAddress(text)
  const scheme = url !== null && /^postgres(?:ql)?:$/.test(url.protocol)
  if (scheme && url.pathname.length > 1) return text
  throw new SettingError(
    name,
    holds(maskPassword(text)),
    'a PostgreSQL address such as postgres://user:password@host:5432/handover',
  )
}
