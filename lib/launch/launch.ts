import { parseSettings } from '@/lib/config/settings'
import type { Settings } from '@/lib/config/settings'
import { keptAuthSecret } from './auth-secret'
import { buildWhenStale } from './build-when-stale'
import { checkDatabase } from './check-database'
import { checkStart } from './check-start'
import { childEnvironment } from './child-environment'
import { LaunchError } from './launch-error'
import { logFile } from './log-file'
import { startPrivateServer } from './postgres/private-server'
import { prepareDatabase } from './prepare-database'
import type { Service } from './service'
import type { Shutdown } from './shutdown'
import { startDashboard, startSimulator } from './start-parts'
import { readyLines } from './ready-lines'
import { waitForAnswer } from './wait-for-answer'

const READY_WITHIN_MS = 120_000

type Launch = { dev: boolean; say: (line: string) => void; shutdown: Shutdown }

/** Starts everything and says where it is, once it answers. Throws what stopped it. */
export async function launch(options: Launch): Promise<void> {
  const { dev, say, shutdown } = options
  const given = parseSettings(process.env)
  await checkStart(given)
  const authSecret = given.authSecret ?? generatedSecret(given, say)
  if (given.databaseUrl !== null) await checkDatabase(given.databaseUrl)
  const databaseUrl = given.databaseUrl ?? (await privateDatabase(given, options))
  const settings = { ...given, authSecret, databaseUrl }
  say('Preparing the database...')
  const prepared = await prepareDatabase({ databaseUrl, settings, say })
  if (!dev) {
    const log = logFile(settings.dataDir, 'build')
    await buildWhenStale({ root: process.cwd(), say, log, onStart: shutdown.add })
  }
  await startParts(settings, options)
  for (const line of readyLines(settings, prepared)) say(line)
}

async function startParts(
  settings: Settings & { databaseUrl: string; authSecret: string },
  { dev, say, shutdown }: Launch,
): Promise<void> {
  const env = childEnvironment(settings, dev)
  const started: Promise<void>[] = []
  const begin = (service: Service, url: string) => {
    shutdown.add(service)
    started.push(waitForAnswer(url, service, READY_WITHIN_MS))
    watch(service.name, service.ended, shutdown)
  }
  if (settings.environment === 'simulator') {
    say('Starting the platform simulator...')
    const url = `http://127.0.0.1:${settings.simulatorPort}/_control/requests`
    begin(startSimulator(settings, env), url)
  }
  say('Starting the dashboard...')
  const url = `http://127.0.0.1:${settings.port}/api/health`
  begin(startDashboard(settings, env, dev), url)
  await Promise.all(started)
}

async function privateDatabase(settings: Settings, { say, shutdown }: Launch): Promise<string> {
  say('Starting the database...')
  const server = await startPrivateServer({ dataDir: settings.dataDir, say })
  shutdown.add(server)
  watch('The database server', server.ended, shutdown)
  return server.url
}

/** A part that ends by itself takes the whole with it: half a dashboard would only mislead. */
function watch(name: string, ended: Promise<string>, shutdown: Shutdown): void {
  void ended.then((how) => {
    shutdown.fail(new LaunchError(`${name} ended unexpectedly (${how}).`))
  })
}

function generatedSecret(settings: Settings, say: (line: string) => void): string {
  if (settings.production) {
    say(
      'Warning: AUTH_SECRET is not set. Sessions are signed with a generated key kept in ' +
        `${settings.dataDir}/auth-secret; several instances need one AUTH_SECRET.`,
    )
  }
  return keptAuthSecret(settings.dataDir)
}
