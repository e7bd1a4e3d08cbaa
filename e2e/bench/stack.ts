import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { buildWhenStale } from '@/lib/launch/build-when-stale'
import { freeLoopbackPort } from '@/lib/launch/free-port'
import { startPrivateServer } from '@/lib/launch/postgres/private-server'
import { lastLines, logFile, type Service, startService, waitForAnswer } from '@/lib/launch/service'
import { prepareDataFolder } from '@/lib/launch/start/check-start'
import type { Part, Shutdown } from '@/lib/launch/start/shutdown'

export type Say = (line: string) => void

/** The product as it runs at a merchant's, with nothing in it but the demo's stores and people. */
export type Stack = {
  url: string
  simulatorUrl: string
  /** As the application's role. */
  databaseUrl: string
  /** As the role that owns the tables. */
  ownerUrl: string
  /** For logs and data; removed at the end. */
  dataDir: string
  /** Of the launcher, and where a process of its opens Node's inspector when it is told to. */
  pid: number
  inspectPort: number
}

const READY_WITHIN_MS = 120_000
const LINES_SHOWN = 20

/**
 * Builds and starts the whole product as `npm start` does, in a folder and on ports of its own. Its
 * database server is the product's private one, started here so that its address is known
 * (decision 0060).
 */
export async function startStack(say: Say, shutdown: Shutdown): Promise<Stack> {
  const dataDir = temporaryFolder(shutdown)
  const log = logFile(dataDir, 'build')
  await buildWhenStale({ root: process.cwd(), say, log, onStart: shutdown.add })
  say('Starting the database, the simulator and the dashboard...')
  const server = await startPrivateServer({ dataDir, say: () => undefined })
  shutdown.add(server)
  const port = await freeLoopbackPort(null)
  const simulatorPort = await freeLoopbackPort(null)
  const inspectPort = await freeLoopbackPort(null)
  const product = startProduct({ port, simulatorPort, inspectPort, dataDir, server })
  shutdown.add(product)
  const simulatorUrl = `http://127.0.0.1:${simulatorPort}`
  try {
    await waitForAnswer(`${simulatorUrl}/_control/requests`, product, READY_WITHIN_MS)
    await waitForAnswer(`http://127.0.0.1:${port}/api/health`, product, READY_WITHIN_MS)
  } catch (error) {
    sayWhatProductSaid(say, dataDir)
    throw error
  }
  const { url: databaseUrl, ownerUrl } = server
  const url = `http://localhost:${port}`
  const pid = product.pid ?? 0
  return { url, simulatorUrl, databaseUrl, ownerUrl, dataDir, pid, inspectPort }
}

function startProduct(options: {
  port: number
  simulatorPort: number
  inspectPort: number
  dataDir: string
  server: { url: string; ownerUrl: string }
}): Service {
  // Empty rather than absent: a developer's .env must not choose what is measured.
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))
  return startService({
    name: 'The product',
    args: ['lib/launch/start.mjs'],
    env: {
      ...unset,
      PORT: String(options.port),
      SIMULATOR_PORT: String(options.simulatorPort),
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.server.url,
      DATABASE_OWNER_URL: options.server.ownerUrl,
      // Nothing may be there but what is measured.
      DEMO_HISTORY: 'off',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--inspect-port=127.0.0.1:${options.inspectPort}`,
    },
    log: logFile(options.dataDir, 'product'),
    graceMs: 12_000,
  })
}

/** The last lines that the product wrote, for whoever wants to know why a measurement failed. */
export function sayWhatProductSaid(say: Say, dataDir: string): void {
  for (const line of lastLines(logFile(dataDir, 'product'), LINES_SHOWN)) say(line)
}

/** The first part of the whole, and so the last to go. */
export function temporaryFolder(shutdown: Shutdown): string {
  const folder = mkdtempSync(join(tmpdir(), 'handover-bench-'))
  // The database's own user must pass through, whatever the umask is.
  chmodSync(folder, 0o755)
  prepareDataFolder(folder)
  const remove = () => {
    // The database lies elsewhere, behind a link, where its user cannot reach the folder.
    const database = join(folder, 'postgres')
    const paths = existsSync(database) ? [realpathSync(database), folder] : [folder]
    for (const path of paths) rmSync(path, { recursive: true, force: true })
  }
  shutdown.add(cleanUp(remove))
  return folder
}

/** A part that runs nothing and leaves something to tidy up. */
export function cleanUp(work: () => void): Part {
  return {
    kill: work,
    stop: () => {
      work()
      return Promise.resolve()
    },
  }
}

/** Runs `work` with a connection of its own to a database. */
export async function withDatabase<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl })
  // A connection lost while idle fails the next query, and may not end the process by itself.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
