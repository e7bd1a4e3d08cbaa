import { randomBytes } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { LaunchError } from '@/lib/launch/launch-error'
import { startPrivateServer } from '@/lib/launch/postgres/private-server'
import type { Shutdown } from '@/lib/launch/start/shutdown'
import { runNode } from '@/lib/testing/programs/program'
import { temporaryFolder, withDatabase, type Say } from '../stack'

/** What an order takes on the disk with its events, indexes and what is written meanwhile, and spare. */
const BYTES_AN_ORDER = 9_000
const SPARE_BYTES = 2 * 2 ** 30

/** No further amount is begun after this long. */
const WITHIN_MS = 40 * 60_000

export type ScaleFigure = { group: string; name: string; ms: number }
export type ScaleResult = {
  /** Orders there were, as asked for; with how long they took to load, and the bytes of the database. */
  orders: number
  loadSeconds: number
  bytes: number
  figures: ScaleFigure[]
}

/**
 * Measures what reads many orders on a database that grows from one amount to the next, in a folder
 * of its own that is removed at the end. Ends early, and says so, where time or disk would not do.
 */
export async function runScale(
  amounts: readonly number[],
  { say, shutdown }: { say: Say; shutdown: Shutdown },
): Promise<ScaleResult[]> {
  const dataDir = temporaryFolder(shutdown)
  requireDisk(dataDir, Math.max(...amounts))
  const server = await startPrivateServer({ dataDir, say: () => undefined })
  shutdown.add(server)
  const { url: databaseUrl } = server
  const results: ScaleResult[] = []
  const begun = Date.now()
  let there = 0
  for (const orders of amounts) {
    if (Date.now() - begun > WITHIN_MS) {
      say(`It took too long already: ${orders} orders are left out.`)
      break
    }
    say(`Loading ${orders - there} orders...`)
    const loading = Date.now()
    await load(server, orders - there)
    const loadSeconds = Math.round((Date.now() - loading) / 100) / 10
    there = orders
    say(`Measuring among ${orders} orders...`)
    const figures = await measure({ databaseUrl, dataDir }, `B${orders}`)
    results.push({ orders, loadSeconds, bytes: await bytesOf(databaseUrl), figures })
  }
  return results
}

function requireDisk(folder: string, orders: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const needed = orders * BYTES_AN_ORDER + SPARE_BYTES
  if (bavail * bsize >= needed) return
  throw new LaunchError(
    `${orders} orders take up to ${gigabytes(needed)} GB in ${folder}, where ${gigabytes(bavail * bsize)} are free: measure fewer with --sizes.`,
  )
}

const gigabytes = (bytes: number) => (bytes / 2 ** 30).toFixed(1)

/** By the command itself, of a year. */
async function load(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  orders: number,
): Promise<void> {
  const env = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  await run(['lib/launch/demo/seed.mjs', '--orders', String(orders), '--months', '12'], env)
}

/** In a process of its own, as the dashboard is one; what the queue notes in its folder goes with it. */
async function measure(
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  mark: string,
): Promise<ScaleFigure[]> {
  const args = ['--import', 'tsx', '--import', './lib/testing/programs/allow-server-only.mjs']
  const said = await run([...args, 'lib/testing/scale/measure-scale.ts', mark], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
  })
  return JSON.parse(said) as ScaleFigure[]
}

async function run(args: readonly string[], env: Record<string, string>): Promise<string> {
  const program = runNode({ args, env })
  if ((await program.ended) === 0) return program.stdout()
  throw new LaunchError(program.stderr().trim())
}

async function bytesOf(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes)
  })
}
