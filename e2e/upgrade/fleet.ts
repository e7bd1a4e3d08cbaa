import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn, type ChildProcess } from 'node:child_process'
import { Client } from 'pg'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { parseSettings } from '@/lib/config/settings'
import { freeLoopbackPort } from '@/lib/launch/free-port'
import { createOwnedDatabase } from '@/lib/launch/postgres/roles'
import { startEphemeralServer } from '@/lib/launch/postgres/ephemeral'
import { childEnvironment } from '@/lib/launch/start/launch'
import { eventually } from '@/lib/testing/eventually'

const DATABASE = 'fleet'
const AUTH_SECRET = 'the same on every instance of the fleet'
const READY_WITHIN_MS = 240_000

export type Fleet = {
  /** Starts one more instance, built in this folder; returns its port once it answers. */
  start: (root: string) => Promise<number>
  stop: () => Promise<void>
}

/**
 * Instances on one database and one simulator, which believe that browsers reach them at `appUrl`. The
 * first is started as a merchant starts one, and prepares the database; the others are told the same.
 */
export async function startFleet(appUrl: string): Promise<Fleet> {
  const postgres = await startEphemeralServer()
  const superuser = new Client({ connectionString: postgres.superuserUrl('postgres') })
  await superuser.connect()
  await createOwnedDatabase(superuser, DATABASE)
  await superuser.end()
  const folder = mkdtempSync(join(tmpdir(), 'handover-fleet-'))
  const simulatorPort = await freeLoopbackPort(null)
  const running: ChildProcess[] = []
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))

  async function start(root: string): Promise<number> {
    const port = await freeLoopbackPort(null)
    const settings = {
      PORT: String(port),
      SIMULATOR_PORT: String(simulatorPort),
      DATA_DIR: join(folder, String(port)),
      DATABASE_URL: postgres.url(DATABASE),
      DATABASE_OWNER_URL: postgres.ownerUrl(DATABASE),
      APP_URL: appUrl,
      AUTH_SECRET,
      DEMO_HISTORY: 'off',
      NODE_ENV: 'production',
    }
    const isFirst = running.length === 0
    const args = isFirst
      ? ['lib/launch/start.mjs']
      : ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1']
    const given: Record<string, string> = isFirst ? settings : asChild(settings)
    const env = { ...process.env, ...unset, ...given }
    const child: ChildProcess = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' })
    running.push(child)
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`the instance in ${root} ended`)
      return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok
    }, READY_WITHIN_MS)
    return port
  }

  return {
    start,
    stop: async () => {
      await Promise.all(running.map(ended))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the launcher gives its dashboard. */
function asChild(given: Record<string, string>): Record<string, string> {
  const settings = parseSettings({ ...given })
  const { databaseUrl, authSecret } = settings
  if (databaseUrl === null || authSecret === null) throw new Error('the fleet has no database')
  return childEnvironment({ ...settings, databaseUrl, authSecret }, false)
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
