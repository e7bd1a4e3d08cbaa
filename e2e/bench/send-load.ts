import { Pool } from 'undici'
import { percentile } from '@/lib/testing/percentile'

export const CONNECTIONS = 16

/** How a server coped; latencies in milliseconds, from sending to the whole answer. */
export type LoadResult = {
  count: number
  seconds: number
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
}

const ACKNOWLEDGED = { error: 0, err_msg: '' }

/**
 * Posts the bodies over 16 kept-alive connections, each sending its next when it has its answer,
 * until all are sent or `withinMs` is over. Throws at the first that is not acknowledged.
 */
export async function sendLoad(
  url: string,
  bodies: readonly string[],
  withinMs: number,
): Promise<LoadResult> {
  const { origin, pathname: path } = new URL(url)
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 })
  const latencies: number[] = []
  const begunAt = performance.now()
  try {
    await inParallel(CONNECTIONS, bodies, async (body) => {
      const sentAt = performance.now()
      if (sentAt - begunAt > withinMs) return
      await post(pool, path, body)
      latencies.push(performance.now() - sentAt)
    })
  } finally {
    await pool.close()
  }
  const seconds = (performance.now() - begunAt) / 1000
  const at = (share: number) => Math.round(percentile(latencies, share) * 10) / 10
  return {
    count: latencies.length,
    seconds: Math.round(seconds * 100) / 100,
    perSecond: Math.round(latencies.length / seconds),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  }
}

async function post(pool: Pool, path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await pool.request({ path, method: 'POST', headers, body })
  const text = await answer.body.text()
  if (answer.statusCode === 200 && text === JSON.stringify(ACKNOWLEDGED)) return
  throw new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`)
}

/** As `Promise.all` over a list, with at most `atOnce` under way; the results keep the list's order. */
export async function inParallel<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
