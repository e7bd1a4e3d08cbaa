import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings as settingsOfProcess, type Settings } from '@/lib/config/settings'
import { startDailyBackups } from '../backup/daily-backups'
import { buildWhenStale } from '../build-when-stale'
import { errorCode, LaunchError } from '../launch-error'
import { logFile, type Service, startService, waitForAnswer } from '../service'
import { actionKey } from './action-key'
import { checkStart } from './check-start'
import { forgetPart, markEnding, recordPart } from './leftovers'
import { isLoopback, listeningHost, reachedAt } from './listening-host'
import { openDatabase } from './open-database'
import { type Prepared, prepareDatabase } from './prepare-database'
import { type Shutdown, watchPart } from './shutdown'

const READY_WITHIN_MS = 120_000

type Launch = { dev: boolean; say: (line: string) => void; shutdown: Shutdown }

/** Starts everything and says where it is, once it answers. Throws what stopped it. */
export async function launch(options: Launch): Promise<void> {
  const { dev, say, shutdown } = options
  const given = settingsOfProcess()
  await checkStart(given, say)
  shutdown.onBegin(() => void markEnding(given.dataDir))
  const authSecret = given.authSecret ?? generatedSecret(given, say)
  const { databaseUrl, ownerUrl } = await openDatabase(given, options)
  const settings = { ...given, authSecret, databaseUrl }
  say('Preparing the database...')
  const prepared = await prepareDatabase({ databaseUrl, ownerUrl, settings, say })
  if (!dev) {
    const log = logFile(settings.dataDir, 'build')
    await buildWhenStale({ root: process.cwd(), say, log, onStart: shutdown.add })
  }
  if (settings.dailyBackups !== null) {
    const { dir, keep } = settings.dailyBackups
    shutdown.add(startDailyBackups({ dir, keep, ownerUrl, dataDir: settings.dataDir, say }))
  }
  const host = listeningHost(settings, prepared)
  await startParts({ ...settings, host }, options)
  for (const line of readyLines({ ...settings, host }, prepared)) say(line)
}

async function startParts(
  settings: Settings & { databaseUrl: string; authSecret: string },
  { dev, say, shutdown }: Launch,
): Promise<void> {
  const env = childEnvironment(settings, dev)
  const started: Promise<void>[] = []
  const begin = (
    service: Service,
    { at, port, path }: { at: string; port: number; path: string },
  ) => {
    shutdown.add(service)
    if (service.pid !== undefined) recordPart(settings.dataDir, port, service.pid)
    void service.ended.then(() => forgetPart(settings.dataDir, port))
    started.push(waitForAnswer(`http://${at}:${port}${path}`, service, READY_WITHIN_MS))
    watchPart(service.name, service.ended, shutdown)
  }
  if (settings.environment === 'simulator') {
    say('Starting the platform simulator...')
    const path = '/_control/requests'
    begin(startSimulator(settings, env), { at: '127.0.0.1', port: settings.simulatorPort, path })
  }
  say('Starting the dashboard...')
  const [at, { port }] = [reachedAt(settings.host), settings]
  begin(startDashboard(settings, env, dev), { at, port, path: '/api/health' })
  await Promise.all(started)
}

function generatedSecret(settings: Settings, say: (line: string) => void): string {
  if (settings.production) {
    say(
      'Warning: AUTH_SECRET is not set. Sessions are signed with a generated key kept in ' +
        `${settings.dataDir}/auth-secret; several instances need one AUTH_SECRET.`,
    )
  }
  return storedAuthSecret(settings.dataDir)
}

/** The environment of the parts: every setting as it was decided here, once, for all of them. */
export function childEnvironment(
  settings: Settings & { databaseUrl: string; authSecret: string },
  dev: boolean,
): Record<string, string> {
  return {
    NODE_ENV: dev ? 'development' : 'production',
    PORT: String(settings.port),
    SIMULATOR_PORT: String(settings.simulatorPort),
    APP_URL: settings.appUrl,
    AUTH_SECRET: settings.authSecret,
    DATABASE_URL: settings.databaseUrl,
    // Nobody but the launcher may act as the owner.
    DATABASE_OWNER_URL: '',
    DATA_DIR: settings.dataDir,
    NEXTAUTH_URL: settings.appUrl,
    NEXTAUTH_SECRET: settings.authSecret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(settings.authSecret),
    NEXT_TELEMETRY_DISABLED: '1',
    // The dashboard closes its streams and drains its jobs itself.
    NEXT_MANUAL_SIG_HANDLE: 'true',
  }
}

/**
 * The last lines of a start. Programs read them: the first begins with `Handover is ready: ` and
 * the address, and every demo person has one line of `role`, `e-mail`, `password` and `stores`.
 */
export function readyLines(settings: Settings, prepared: Prepared): string[] {
  const hosts = [settings.zones.AP1, settings.zones.AP2].flatMap((zone) => zone?.host ?? [])
  return [
    `Handover is ready: ${settings.appUrl}`,
    `Platform: ${settings.environment} (${[...new Set(hosts)].join(', ')})`,
    ...prepared.signIns.map(
      ({ role, email, password, stores }) =>
        `Demo sign-in: role ${role}, e-mail ${email}, password ${password}, stores ${stores}`,
    ),
    ...(prepared.firstAdminUrl === null
      ? []
      : [`Make the first administrator here, once: ${prepared.firstAdminUrl}`]),
    ...networkLines(settings.host, prepared),
    'Press Ctrl-C to stop.',
  ]
}

/** Who can open it, while everybody knows a password that does. */
function networkLines(host: string | null, { signIns }: Prepared): string[] {
  if (signIns.length === 0) return []
  return isLoopback(host)
    ? [
        'Only this machine can open it while the demo’s sign-ins work. HOST=0.0.0.0 opens it to the network.',
      ]
    : ['Warning: everybody on the network can open it and sign in with the demo’s password (HOST).']
}

/** The session key kept in the data folder; made at the first call, then always the same. */
export function storedAuthSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret')
  const draft = join(dataDir, `.auth-secret-${process.pid}`)
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    // A link appears whole or not at all: of two starts at once, one makes the key for both.
    linkSync(draft, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new LaunchError(
    `${path} should hold the session key, but is too short: remove it, and a new one is made.`,
  )
}

/** How much faster than life the simulator's orders go. */
const SIMULATOR_SPEED = 20

/** Starts the platform's simulator; its output goes to a log in the data folder. */
function startSimulator(settings: Settings, env: Record<string, string>): Service {
  return startService({
    name: 'The simulator',
    args: [
      '--import',
      'tsx',
      'lib/simulator/main.ts',
      '--port',
      String(settings.simulatorPort),
      // By loopback, because APP_URL may be reachable for browsers only.
      '--callback-url',
      `http://${reachedAt(settings.host)}:${settings.port}`,
      '--speed',
      String(SIMULATOR_SPEED),
      // It remembers nothing, the database does: each start gives out order ids of its own.
      '--seed',
      String(Math.floor(Date.now() / 1000)),
    ],
    env,
    log: logFile(settings.dataDir, 'simulator'),
    graceMs: 2_000,
  })
}

/** How large a half of what was made last may be, in megabytes; Node's own 16 are soon full (decision 0356). */
const YOUNG_MB = 64

/** Starts the dashboard; its output goes to the terminal. */
function startDashboard(settings: Settings, env: Record<string, string>, dev: boolean): Service {
  const command = dev ? 'dev' : 'start'
  const listenOn = settings.host === null ? [] : ['-H', settings.host]
  return startService({
    name: 'The dashboard',
    args: [
      `--max-semi-space-size=${YOUNG_MB}`,
      '--import',
      new URL('hold-early.mjs', import.meta.url).href,
      'node_modules/next/dist/bin/next',
      command,
      '-p',
      String(settings.port),
      ...listenOn,
    ],
    env,
    log: null,
    graceMs: 10_000,
  })
}
