import { eventually } from '@/lib/testing/eventually'
import { callbackBody } from '../callback-body'
import { LIVE_STATUSES, type LiveOrder } from '../live-orders'
import { CONNECTIONS, sendLoad, type LoadResult } from '../send-load'
import { type Stack, withDatabase } from '../stack'

const MEASURED = 4_000
const WITHIN_MS = 4_000
/**
 * Baseline and product in turns: whatever else the machine does meets both. The first rounds do not
 * count: the baseline becomes twice as quick until its code is compiled, the product less so.
 */
const WARM_UPS = 3
const ROUNDS = 3
const CAUGHT_UP_WITHIN_MS = 120_000

/** Where what was acknowledged is kept. */
type Table = 'bench_baseline' | 'inbox'

export type CallbackResult = {
  connections: number
  /** Of the round whose ratio is in the middle. */
  product: LoadResult
  baseline: LoadResult
  /** The product's share of the baseline's callbacks per second, in the middle of all rounds. */
  ratio: number
  ratios: number[]
  /** After the last was acknowledged, until nothing of it waited to be applied. */
  caughtUpSeconds: number
}

type Round = { baseline: LoadResult; product: LoadResult; ratio: number }

/**
 * Signed callbacks, all different, stored and acknowledged per second, by the baseline and by the
 * product in turns. Throws when fewer rows are in the database than were acknowledged, and when what
 * was kept is not applied within two minutes.
 */
export async function measureCallbacks(input: {
  stack: Stack
  baselineUrl: string
  orders: readonly LiveOrder[]
}): Promise<CallbackResult> {
  const { stack, baselineUrl, orders } = input
  const bodies = distinctCallbacks(orders, MEASURED * (WARM_UPS + ROUNDS))
  const run = (url: string, table: Table, given: readonly string[]) =>
    measureOne({ ...stack, url: `${url}/callbacks/food`, table, bodies: given })
  const both = async (given: readonly string[]): Promise<Round> => {
    const baseline = await run(baselineUrl, 'bench_baseline', given)
    const product = await run(stack.url, 'inbox', given)
    return { baseline, product, ratio: product.perSecond / baseline.perSecond }
  }
  const rounds: Round[] = []
  let caughtUpSeconds = 0
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    const from = round * MEASURED
    const measured = await both(bodies.slice(from, from + MEASURED))
    if (round >= WARM_UPS) rounds.push(measured)
    // The next baseline is not measured beside what is still to be done of this one.
    caughtUpSeconds = Math.max(caughtUpSeconds, await secondsUntilApplied(stack.databaseUrl))
  }
  const sorted = rounds.toSorted((one, other) => one.ratio - other.ratio)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  return {
    connections: CONNECTIONS,
    product: middle.product,
    baseline: middle.baseline,
    ratio: twoDigits(middle.ratio),
    ratios: rounds.map(({ ratio }) => twoDigits(ratio)),
    caughtUpSeconds,
  }
}

const twoDigits = (value: number) => Math.round(value * 100) / 100

async function measureOne(input: {
  url: string
  table: Table
  bodies: readonly string[]
  databaseUrl: string
}): Promise<LoadResult> {
  const { url, table, bodies, databaseUrl } = input
  const before = await rowsIn(databaseUrl, table)
  const result = await sendLoad(url, bodies, WITHIN_MS)
  const stored = (await rowsIn(databaseUrl, table)) - before
  if (stored < result.count) {
    throw new Error(`${url} acknowledged ${result.count} callbacks and stored ${stored}`)
  }
  return result
}

/** Neighbours in the list are of different orders, so that they do not wait for each other's lock. */
export function distinctCallbacks(orders: readonly LiveOrder[], size: number): string[] {
  const now = Date.now()
  return Array.from({ length: size }, (_, index) => {
    const order = orders[index % orders.length]
    if (!order) throw new Error('there are no orders to send callbacks for')
    const round = Math.floor(index / orders.length)
    const status = LIVE_STATUSES[round % LIVE_STATUSES.length] ?? LIVE_STATUSES[0]
    return callbackBody(order, status, new Date(now + round * 1_000))
  })
}

async function rowsIn(databaseUrl: string, table: Table): Promise<number> {
  const { rows } = await withDatabase(databaseUrl, (client) =>
    client.query<{ count: string }>(`select count(*) from ${table}`),
  )
  return Number(rows[0]?.count)
}

async function secondsUntilApplied(databaseUrl: string): Promise<number> {
  const begunAt = performance.now()
  await withDatabase(databaseUrl, (client) =>
    eventually(async () => {
      const { rows } = await client.query<{ waits: boolean }>(
        'select exists (select 1 from inbox where applied_at is null) as waits',
      )
      return rows[0]?.waits === false
    }, CAUGHT_UP_WITHIN_MS),
  )
  return Math.round((performance.now() - begunAt) / 100) / 10
}
