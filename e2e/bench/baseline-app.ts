import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepareDataFolder } from '@/lib/launch/start/check-start'
import { freeLoopbackPort } from '@/lib/launch/free-port'
import { LaunchError } from '@/lib/launch/launch-error'
import { lastLines, logFile, startService, waitForAnswer } from '@/lib/launch/service'
import type { Shutdown } from '@/lib/launch/start/shutdown'
import { cleanUp, type Say, type Stack, withDatabase } from './stack'

const NEXT = 'node_modules/next/dist/bin/next'
const READY_WITHIN_MS = 60_000

/**
 * Builds and starts the route handler that callbacks are compared with, on the product's database
 * server; returns its address. It is built from a copy in `.data`, because the build writes beside
 * its sources, and needs the project's node_modules above it.
 */
export async function startBaseline(say: Say, stack: Stack, shutdown: Shutdown): Promise<string> {
  say('Building and starting the baseline...')
  prepareDataFolder(resolve('.data'))
  const folder = join('.data', 'bench-baseline')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  shutdown.add(cleanUp(remove))
  cpSync('e2e/bench/baseline', folder, { recursive: true })
  const log = logFile(stack.dataDir, 'baseline')
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const build = startService({
    name: "The baseline's build",
    args: [NEXT, 'build', folder],
    env,
    log,
    graceMs: 2_000,
  })
  shutdown.add(build)
  const how = await build.ended
  if (how !== 'exit code 0') {
    for (const line of lastLines(log, 20)) say(line)
    throw new LaunchError(`The baseline could not be built (${how}).`)
  }
  await makeTable(stack.ownerUrl)
  const port = await freeLoopbackPort(null)
  const server = startService({
    name: 'The baseline',
    args: [NEXT, 'start', folder, '-p', String(port)],
    env: { ...env, DATABASE_URL: stack.databaseUrl },
    log,
    graceMs: 5_000,
  })
  shutdown.add(server)
  const url = `http://127.0.0.1:${port}`
  await waitForAnswer(`${url}/callbacks/food`, server, READY_WITHIN_MS)
  return url
}

function makeTable(ownerUrl: string): Promise<unknown> {
  return withDatabase(ownerUrl, (client) =>
    client.query(
      `create table bench_baseline (id bigint generated always as identity primary key, raw text not null);
       grant select, insert on bench_baseline to public`,
    ),
  )
}
