import { resolve } from 'node:path'
import { environmentOfHosts } from './environment-of-host'
import type { PlatformEnvironment } from './environment-of-host'
import { readGeocoder, type GeocoderSetting } from './geocoder-setting'
import {
  readAuthSecret,
  readDatabaseUrls,
  readHealthToken,
  readHost,
  readOrigin,
} from './own-settings'
import { readMail, type MailSetting } from './mail-setting'
import { readMap, type MapSetting } from './map-setting'
import { readOidc, type OidcSetting } from './oidc-setting'
import { perProcess } from './per-process'
import { holds, isPrivateWay, readChoice, readInteger, readPort, readText } from './setting-readers'
import type { Environment } from './setting-readers'
import { SettingError } from './setting-error'
import { readTrustedProxies } from './trusted-proxies-setting'
import { readZone, simulatorZone } from './zone-settings'
import type { ZoneConnection } from './zone-settings'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A working day and a bit: a shared tablet is signed in once a day. */
export const LONGEST_SESSION_MINUTES = 14 * 60

/** Every setting of the project, parsed. The environment is read here and nowhere else. */
export type Settings = {
  port: number
  /** The address that the dashboard listens on; `null`: as the demo's people allow (decision 0194). */
  host: string | null
  simulatorPort: number
  /** The address that browsers use: scheme, name and port, without a trailing slash. */
  appUrl: string
  authSecret: string | null
  /** After how long without a sign of life a session ends, in minutes. */
  sessionIdleMinutes: number
  /** What a program shows to be told by `/api/health` how things go. */
  healthToken: string | null
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  /** The application's role. */
  databaseUrl: string | null
  /** The role that owns the tables, for migrations; `null`: the application's. */
  databaseOwnerUrl: string | null
  /** A copy that reports are read from; `null`: they are read where everything is. */
  reportsDatabaseUrl: string | null
  /** Absolute. */
  dataDir: string
  /** Where a backup is written each day, absolute, and how many are kept; `null`: none is. */
  dailyBackups: { dir: string; keep: number } | null
  /** `null`: the zone is not configured. */
  zones: { AP1: ZoneConnection | null; AP2: ZoneConnection | null }
  environment: PlatformEnvironment
  /** How long one outbound call may take, in milliseconds. */
  platformTimeoutMs: number
  /** In which unit the value of value-plus is told; the text does not say (express §4.1, decision 0183). */
  expressValueUnit: 'dollars' | 'cents'
  /** How many silent open orders may be asked for in a minute, over each connection. */
  sweepPerMinute: number
  /** How many days after its end an order still says whose it was. */
  retentionDays: number
  mail: MailSetting | null
  oidc: OidcSetting | null
  mapTiles: MapSetting | null
  geocoder: GeocoderSetting | null
  logLevel: (typeof LOG_LEVELS)[number]
  /** The demo begins with months of history, and each day with a rush; with the simulator alone. */
  demoHistory: boolean
  production: boolean
}

/** Parses an environment. Throws `SettingError`, whose message is one line fit for printing. */
export function parseSettings(env: Environment): Settings {
  const port = readPort(env, 'PORT', 3000)
  const simulatorPort = readPort(env, 'SIMULATOR_PORT', 4010)
  const { zones, environment } = readZones(env, simulatorPort)
  if (environment === 'simulator' && port === simulatorPort) {
    throw new SettingError('SIMULATOR_PORT', `holds ${port}`, 'another port than PORT')
  }
  const appUrl = readAppUrl(env, environment) ?? `http://localhost:${port}`
  return {
    port,
    host: readHost(env),
    simulatorPort,
    appUrl,
    authSecret: readAuthSecret(env),
    sessionIdleMinutes: readInteger(env, 'SESSION_IDLE_MINUTES', {
      min: 5,
      max: LONGEST_SESSION_MINUTES,
      fallback: 120,
      unit: 'minutes',
    }),
    ...readDatabaseUrls(env),
    healthToken: readHealthToken(env),
    trustedProxies: readTrustedProxies(env),
    dataDir: resolve(/* turbopackIgnore: true */ readText(env, 'DATA_DIR') ?? '.data'),
    dailyBackups: readDailyBackups(env),
    zones,
    environment,
    platformTimeoutMs: readInteger(env, 'PLATFORM_TIMEOUT_MS', {
      min: 100,
      max: 120_000,
      fallback: 10_000,
      unit: 'milliseconds',
    }),
    expressValueUnit: readChoice(env, 'EXPRESS_VALUE_UNIT', ['dollars', 'cents'], 'dollars'),
    sweepPerMinute: readInteger(env, 'SWEEP_PER_MINUTE', {
      min: 1,
      max: 600,
      fallback: 60,
      unit: 'orders a minute',
    }),
    retentionDays: readInteger(env, 'RETENTION_DAYS', {
      min: 1,
      max: 3_650,
      fallback: 180,
      unit: 'days',
    }),
    mail: readMail(env, appUrl),
    oidc: readOidc(env),
    mapTiles: readMap(env),
    geocoder: readGeocoder(env),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    demoHistory:
      environment === 'simulator' && readChoice(env, 'DEMO_HISTORY', ['on', 'off'], 'on') === 'on',
    production: env['NODE_ENV'] === 'production',
  }
}

const ours = perProcess('settings', () => parseSettings(process.env))

/** The settings of this process: parsed at the first call, the same object ever after. */
export const settings = (): Settings => ours.get()

/** With a real platform, sessions and customers' data go over it: by HTTPS, or not off this machine. */
function readAppUrl(env: Environment, environment: PlatformEnvironment): string | null {
  const address = readOrigin(env, 'APP_URL')
  if (address === null || environment === 'simulator' || isPrivateWay(new URL(address))) {
    return address
  }
  throw new SettingError(
    'APP_URL',
    holds(address),
    'an https address, now that a platform host is set (http is for localhost alone)',
  )
}

function readDailyBackups(env: Environment): Settings['dailyBackups'] {
  const keep = readInteger(env, 'BACKUP_KEEP', { min: 1, max: 1000, fallback: 7, unit: 'backups' })
  const dir = readText(env, 'BACKUP_DIR')
  return dir === null ? null : { dir: resolve(/* turbopackIgnore: true */ dir), keep }
}

function readZones(
  env: Environment,
  simulatorPort: number,
): Pick<Settings, 'zones' | 'environment'> {
  const AP1 = readZone(env, 'AP1')
  const AP2 = readZone(env, 'AP2')
  const hosts = [AP1, AP2].flatMap((zone) => (zone === null ? [] : [zone.host]))
  if (hosts.length > 0) return { zones: { AP1, AP2 }, environment: environmentOfHosts(hosts) }
  const simulated = (zone: 'AP1' | 'AP2') => simulatorZone(zone, simulatorPort)
  return {
    zones: { AP1: simulated('AP1'), AP2: simulated('AP2') },
    environment: 'simulator',
  }
}
