import { callbackBody } from '../callback-body'
import { LIVE_STATUSES, type LiveOrder } from '../live-orders'
import { CONNECTIONS, sendLoad, type LoadResult } from '../send-load'
import { type Stack, withDatabase } from '../stack'

const WARM_UP = 200
const MEASURED = 4_000
const WITHIN_MS = 8_000

/** Where what was acknowledged is kept. */
type Table = 'bench_baseline' | 'inbox'

export type CallbackResult = {
  connections: number
  product: LoadResult
  baseline: LoadResult
  /** The product's share of the baseline's callbacks per second. */
  ratio: number
}

/**
 * Signed callbacks, all different, stored and acknowledged per second: first by the baseline, then
 * by the product. Throws when fewer rows are in the database than were acknowledged.
 */
export async function measureCallbacks(input: {
  stack: Stack
  baselineUrl: string
  orders: readonly LiveOrder[]
}): Promise<CallbackResult> {
  const { stack, baselineUrl, orders } = input
  const bodies = distinctCallbacks(orders, WARM_UP + MEASURED)
  const run = (url: string, table: Table) =>
    measureOne({ url: `${url}/callbacks/food`, table, bodies, databaseUrl: stack.databaseUrl })
  const baseline = await run(baselineUrl, 'bench_baseline')
  const product = await run(stack.url, 'inbox')
  const ratio = Math.round((product.perSecond / baseline.perSecond) * 100) / 100
  return { connections: CONNECTIONS, product, baseline, ratio }
}

async function measureOne(input: {
  url: string
  table: Table
  bodies: readonly string[]
  databaseUrl: string
}): Promise<LoadResult> {
  const { url, table, bodies, databaseUrl } = input
  const before = await rowsIn(databaseUrl, table)
  const warmUp = await sendLoad(url, bodies.slice(0, WARM_UP), WITHIN_MS)
  const result = await sendLoad(url, bodies.slice(WARM_UP), WITHIN_MS)
  const stored = (await rowsIn(databaseUrl, table)) - before
  const acknowledged = warmUp.count + result.count
  if (stored < acknowledged) {
    throw new Error(`${url} acknowledged ${acknowledged} callbacks and stored ${stored}`)
  }
  return result
}

/** Neighbours in the list are of different orders, so that they do not wait for each other's lock. */
function distinctCallbacks(orders: readonly LiveOrder[], size: number): string[] {
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
