import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SettingError } from './setting-error'
import { SETTING_NAMES } from './setting-names'
import { parseSettings } from './settings'

const REAL = {
  AP1_HOST: 'https://api.platform.example/',
  AP1_APP_ID: '4711',
  AP1_SECRET_KEY: 'key-of-zone-one',
  AP1_CLIENT_ID: 'client-one',
  AP1_CLIENT_SECRET: 'secret-of-client-one',
}

function refusalOf(env: Record<string, string>): string {
  try {
    parseSettings(env)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError)
    return (error as SettingError).message
  }
  throw new Error('nothing was refused')
}

test('without any setting, everything is here and the platform is the simulator', () => {
  const zone = {
    host: 'http://127.0.0.1:4010',
    signature: { appId: 10001, secretKey: 'simulator-secret-key' },
    parcel: { clientId: '10001', clientSecret: 'simulator-client-secret' },
  }
  expect(parseSettings({})).toEqual({
    port: 3000,
    host: null,
    simulatorPort: 4010,
    appUrl: 'http://localhost:3000',
    authSecret: null,
    sessionIdleMinutes: 120,
    healthToken: null,
    trustedProxies: [],
    databaseUrl: null,
    databaseOwnerUrl: null,
    reportsDatabaseUrl: null,
    dataDir: `${process.cwd()}/.data`,
    dailyBackups: null,
    zones: { AP1: { zone: 'AP1', ...zone }, AP2: { zone: 'AP2', ...zone } },
    environment: 'simulator',
    platformTimeoutMs: 10_000,
    expressValueUnit: 'dollars',
    sweepPerMinute: 60,
    retentionDays: 180,
    mail: null,
    oidc: null,
    mapTiles: null,
    geocoder: null,
    logLevel: 'info',
    demoHistory: true,
    production: false,
  })
})

test('an empty or blank value counts as unset', () => {
  const blank = Object.fromEntries(SETTING_NAMES.map((name) => [name, ' ']))
  expect(parseSettings(blank)).toEqual(parseSettings({}))
})

test('the simulator and the address follow their ports', () => {
  const parsed = parseSettings({ PORT: '8080', SIMULATOR_PORT: '9090' })
  expect(parsed.appUrl).toBe('http://localhost:8080')
  expect(parsed.zones.AP2?.host).toBe('http://127.0.0.1:9090')
})

test('the address of browsers loses its slash', () => {
  expect(parseSettings({ APP_URL: 'https://desk.example/' }).appUrl).toBe('https://desk.example')
})

test('a real host brings its credentials, and the other zone is not configured', () => {
  const { zones, environment } = parseSettings(REAL)
  expect(environment).toBe('release')
  expect(zones).toEqual({
    AP1: {
      zone: 'AP1',
      host: 'https://api.platform.example',
      signature: { appId: 4711, secretKey: 'key-of-zone-one' },
      parcel: { clientId: 'client-one', clientSecret: 'secret-of-client-one' },
    },
    AP2: null,
  })
})

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]',
  'https://desk.example',
])('on a real host, browsers may come to %s', (APP_URL) => {
  expect(parseSettings({ ...REAL, APP_URL }).appUrl).toBe(APP_URL)
})

test.each(['http://desk.example', 'http://192.168.1.4:3000', 'http://localhost.example'])(
  'on a real host, browsers may not come to %s, where others read along',
  (APP_URL) => {
    expect(refusalOf({ ...REAL, APP_URL })).toMatch(/^APP_URL holds .+ should be an https address/)
    expect(parseSettings({ APP_URL }).appUrl).toBe(APP_URL)
  },
)

test('a platform on this machine may be spoken to by http', () => {
  const host = 'http://127.0.0.1:4010'
  expect(parseSettings({ ...REAL, AP1_HOST: host }).zones.AP1?.host).toBe(host)
})

test('proxies are named by address or network', () => {
  const TRUSTED_PROXIES = '127.0.0.1, 10.1.0.0/16,fd00::/8'
  expect(parseSettings({ TRUSTED_PROXIES }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.1.0.0/16',
    'fd00::/8',
  ])
})

test('on a real host, the simulator may have any port', () => {
  expect(parseSettings({ ...REAL, PORT: '4010' }).port).toBe(4010)
})

test.each(['AP1_APP_ID', 'AP1_SECRET_KEY', 'AP1_CLIENT_ID', 'AP1_CLIENT_SECRET'])(
  'a real host without %s is refused',
  (name) => {
    expect(refusalOf({ ...REAL, [name]: '' })).toBe(
      `${name} is not set, but should be the credential that belongs to the host in AP1_HOST.`,
    )
  },
)

test('tiles come with their attribution', () => {
  const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(parseSettings({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION: '© Somebody' }).mapTiles).toEqual({
    kind: 'raster',
    url: MAP_TILES_URL,
    attribution: '© Somebody',
    file: null,
  })
})

test('an archive of streets is a file of this machine, or lies elsewhere', () => {
  const of = (MAP_PMTILES: string) => parseSettings({ MAP_PMTILES }).mapTiles
  const own = { kind: 'archive', url: '/api/map/streets.pmtiles', attribution: '' }
  expect(of('/srv/asia.pmtiles')).toEqual({ ...own, file: '/srv/asia.pmtiles' })
  expect(of('streets')).toEqual({ ...own, file: `${process.cwd()}/streets` })
  const url = 'https://maps.example/asia.pmtiles?key=a'
  expect(of(url)).toEqual({ kind: 'archive', url, attribution: '', file: null })
})

test('daily backups have a folder, and seven are kept', () => {
  expect(parseSettings({ BACKUP_DIR: '/backups' }).dailyBackups).toEqual({
    dir: '/backups',
    keep: 7,
  })
  expect(parseSettings({ BACKUP_DIR: '/b', BACKUP_KEEP: '30' }).dailyBackups?.keep).toBe(30)
})

test('a geocoder has an address of its own, or the one given', () => {
  const hk = { kind: 'hk', url: 'https://www.als.gov.hk' }
  expect(parseSettings({ GEOCODER: 'hk' }).geocoder).toEqual(hk)
  const given = {
    GEOCODER: 'nominatim',
    GEOCODER_URL: 'https://maps.example/nominatim/',
    GEOCODER_CONTACT: 'desk@shop.example',
  }
  expect(parseSettings(given).geocoder).toEqual({
    kind: 'nominatim',
    url: 'https://maps.example/nominatim',
    contact: 'desk@shop.example',
  })
})

test('nominatim without a contact is refused, as its policy asks for one', () => {
  const refusal = refusalOf({ GEOCODER: 'nominatim' })
  expect(refusal).toMatch(/^GEOCODER_CONTACT is not set, but should be an e-mail address/)
  expect(refusalOf({ GEOCODER: 'nominatim', GEOCODER_CONTACT: 'two\nlines' })).toMatch(
    /^GEOCODER_CONTACT holds something else/,
  )
})

test.each([
  ['PORT', '0', 'holds "0", but should be a port, a whole number from 1 to 65535.'],
  ['PORT', '65536', 'a whole number from 1 to 65535'],
  ['PORT', '3000.5', 'holds "3000.5"'],
  ['PORT', '0x50', 'holds "0x50"'],
  ['HOST', 'shop.local', 'but should be an IP address of this machine, such as 0.0.0.0'],
  ['HOST', '0.0.0.0:3000', 'an IP address'],
  ['HOST', '300.0.0.1', 'an IP address'],
  ['SIMULATOR_PORT', '3000', 'holds 3000, but should be another port than PORT.'],
  ['APP_URL', 'desk.example', 'holds "desk.example", but should be an http or https address'],
  ['APP_URL', 'https://desk.example/path', 'without a path'],
  ['APP_URL', 'ftp://desk.example', 'an http or https address'],
  ['DATABASE_URL', 'mysql://me@db/x', 'but should be a PostgreSQL address'],
  ['DATABASE_URL', 'postgres://db.example', 'but should be a PostgreSQL address'],
  ['DATABASE_OWNER_URL', 'mysql://me@db/x', 'but should be a PostgreSQL address'],
  ['DATABASE_OWNER_URL', 'postgres://me@db/x', 'but should be unset as long as DATABASE_URL is'],
  ['REPORTS_DATABASE_URL', 'postgres://me@db/x', 'but should be unset as long as DATABASE_URL is'],
  ['AP1_HOST', 'https://api.platform.example/v1.3', 'without the version segment'],
  ['AP1_HOST', 'https://api.platform.example/parcel/v1.0/', 'without the version segment'],
  ['AP2_HOST', 'platform', 'holds "platform"'],
  ['BACKUP_KEEP', '0', 'backups, a whole number from 1 to 1000'],
  ['PLATFORM_TIMEOUT_MS', '10s', 'milliseconds, a whole number from 100 to 120000'],
  ['PLATFORM_TIMEOUT_MS', '-1', 'holds "-1"'],
  ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png', 'with {z}, {x} and {y}'],
  ['MAP_PMTILES', 'https://maps.example/asia', 'that ends with .pmtiles'],
  ['MAP_PMTILES', 'ftp://maps.example/asia.pmtiles', 'a file, or an http or https address'],
  ['GEOCODER', 'google', 'holds "google", but should be one of none, hk, nominatim'],
  ['AP1_HOST', 'http://platform.example', "the platform's https address"],
  ['TRUSTED_PROXIES', '10.0.0.4, proxy', 'IP addresses or networks of your proxies'],
  ['TRUSTED_PROXIES', '0.0.0.0/0', 'IP addresses or networks of your proxies'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'holds "10.0.0.0/33"'],
  ['LOG_LEVEL', 'loud', 'holds "loud", but should be one of fatal, error, warn'],
])('%s=%s is refused by name, value and what it should be', (name, value, wanted) => {
  const refusal = refusalOf({ [name]: value })
  expect(refusal.startsWith(`${name} holds `)).toBe(true)
  expect(refusal).toContain(wanted)
  expect(refusal).not.toContain('\n')
})

test.each([
  ['AUTH_SECRET', 'hunter2'],
  ['AUTH_SECRET', 'hunter2hunter2hunter2hunter2'],
  ['HEALTH_TOKEN', 'hunter2hunter2hunter2hunter2'],
  ['AP1_APP_ID', 'hunter2'],
  ['DATABASE_URL', 'mysql://me:hunter2@db/x'],
  ['DATABASE_URL', 'me:hunter2@db'],
  ['DATABASE_OWNER_URL', 'postgres://me:hunter2@db/x'],
  ['DATABASE_URL', 'mysql://db/x?user=me&password=hunter2'],
  ['APP_URL', 'https://me:hunter2@desk.example'],
  ['AP2_HOST', 'https://me:hunter2@platform.example'],
])('the secret in %s=%s is not shown', (name, value) => {
  const refusal = refusalOf({ [name]: value })
  expect(refusal).toContain(name)
  expect(refusal).not.toContain('hunter2')
})

test('what it holds stays on one short line', () => {
  const refusal = refusalOf({ LOG_LEVEL: `a\nb${'c'.repeat(500)}` })
  expect(refusal).toContain('"a\\nbccc')
  expect(refusal).not.toContain('\n')
  expect(refusal.length).toBeLessThan(250)
})

test('.env.example lists every setting once, and parses to the defaults', () => {
  const example = readFileSync('.env.example', 'utf8')
  const assignments = [...example.matchAll(/^([A-Z]\w*)=(.*)$/gm)]
  expect(assignments.map(([, name]) => name).sort()).toEqual([...SETTING_NAMES].sort())
  const values: Record<string, string> = {}
  for (const [, name = '', value = ''] of assignments) values[name] = value
  expect(parseSettings(values)).toEqual(parseSettings({}))
})
