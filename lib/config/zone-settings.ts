import { holds, holdsSecret, isPrivateWay, readHttpAddress, readText } from './setting-readers'
import type { Environment } from './setting-readers'
import { SettingError } from './setting-error'

type Zone = 'AP1' | 'AP2'

/** How one zone of the platform is reached, and with whose credentials. */
export type ZoneConnection = {
  zone: Zone
  /** Scheme, name, port and perhaps a path, without a trailing slash and without the version. */
  host: string
  /** Credentials of the signature families, food and express (conventions §5.2). */
  signature: { appId: number; secretKey: string }
  /** Credentials of the parcel family (conventions §5.1). */
  parcel: { clientId: string; clientSecret: string }
}

/** The connection of one zone to a real host; `null` when its host is not set. */
export function readZone(env: Environment, zone: Zone): ZoneConnection | null {
  const host = readHost(env, zone)
  const appId = readAppId(env, zone)
  if (host === null) return null
  return {
    zone,
    host,
    signature: {
      appId: appId ?? missing(zone, 'APP_ID'),
      secretKey: readText(env, `${zone}_SECRET_KEY`) ?? missing(zone, 'SECRET_KEY'),
    },
    parcel: {
      clientId: readText(env, `${zone}_CLIENT_ID`) ?? missing(zone, 'CLIENT_ID'),
      clientSecret: readText(env, `${zone}_CLIENT_SECRET`) ?? missing(zone, 'CLIENT_SECRET'),
    },
  }
}

/** The connection of a zone to the simulator, with the simulator's published credentials. */
export function simulatorZone(zone: Zone, simulatorPort: number): ZoneConnection {
  return {
    zone,
    host: `http://127.0.0.1:${simulatorPort}`,
    signature: { appId: 10_001, secretKey: 'simulator-secret-key' },
    parcel: { clientId: '10001', clientSecret: 'simulator-client-secret' },
  }
}

function readHost(env: Environment, zone: Zone): string | null {
  const name = `${zone}_HOST`
  const shouldBe =
    "the platform's https address without the version segment, such as https://platform.example"
  const url = readHttpAddress(env, name, shouldBe)
  if (url === null) return null
  // Credentials and customers' data go over it.
  if (!isPrivateWay(url)) throw new SettingError(name, holds(url.href), shouldBe)
  const host = url.href.replace(/\/+$/, '')
  // A host with its version would be asked for /v1.3/v1.3/…, which fails far from its cause.
  if (/\/v\d+\.\d+$/.test(host)) throw new SettingError(name, holds(host), shouldBe)
  return host
}

function readAppId(env: Environment, zone: Zone): number | null {
  const name = `${zone}_APP_ID`
  const text = readText(env, name)
  if (text === null) return null
  const value = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value
  throw new SettingError(name, holdsSecret(text), 'the number that the platform gave as appid')
}

function missing(zone: Zone, what: string): never {
  throw new SettingError(
    `${zone}_${what}`,
    'is not set',
    `the credential that belongs to the host in ${zone}_HOST`,
  )
}
