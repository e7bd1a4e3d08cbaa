import { setTimeout as delay } from 'node:timers/promises'
import { request, Agent } from 'undici'
import { freeLoopbackPort } from '@/lib/launch/free-port'
import { logFile, startService } from '@/lib/launch/service'
import type { Shutdown } from '@/lib/launch/start/shutdown'
import { eventually } from '@/lib/testing/eventually'
import { percentile } from '@/lib/testing/percentile'
import { callbackBody } from '../callback-body'
import { openStreams, type OnEvent } from '../event-streams'
import { LIVE_STATUSES, type LiveOrder } from '../live-orders'
import { signInByRequest } from '../sign-in-by-request'
import type { Stack } from '../stack'

const STREAMS = 200
const CHANGES = 500
const PER_SECOND = 50
/** Changes that come alone: each after all boards have the one before. */
const ALONE = 25
/** A session has no more than twelve streams. */
const SESSIONS = 20
const ALL_SEEN_WITHIN_MS = 30_000
/** As long as an order is on the stream of a board. */
const BARE_BODY = 'x'.repeat(1_200)
const BUDGET_MS = 250
const BUDGET_TIMES = 3

/** From sending a change until a stream has told of it, in milliseconds, over all streams. */
type Delays = { p50Ms: number; p95Ms: number; p99Ms: number }

export type LiveResult = {
  streams: number
  changes: number
  perSecond: number
  product: Delays
  /** Of changes that come one at a time. */
  alone: Delays
  bare: Delays
  budgetMs: number
  budgetTimes: number
}

/**
 * How long a callback takes until 200 open boards have it, 50 times a second, beside the same over a
 * bare event-stream server. Throws when a stream is not told of each change.
 */
export async function measureLive(input: {
  stack: Stack
  orders: readonly LiveOrder[]
  shutdown: Shutdown
}): Promise<LiveResult> {
  const { stack, orders, shutdown } = input
  const bareUrl = await startBare(stack, shutdown)
  const bare = await measureOne({
    streamUrl: bareUrl,
    cookies: [],
    postUrl: bareUrl,
    changes: Array.from({ length: CHANGES }, (_, index) => ({
      key: `${index}:0`,
      body: JSON.stringify({ card: { id: index, statusCode: 0 }, rest: BARE_BODY }),
    })),
  })
  const cookies: string[] = []
  while (cookies.length < SESSIONS) cookies.push(await signInByRequest(stack.url, 'staff'))
  const urls = { streamUrl: `${stack.url}/api/live`, postUrl: `${stack.url}/callbacks/food` }
  const changes = forwardChanges(orders)
  const alone = await measureOne({
    ...urls,
    cookies,
    changes: changes.slice(0, ALONE),
    isPaced: false,
  })
  const product = await measureOne({ ...urls, cookies, changes: changes.slice(ALONE) })
  return {
    streams: STREAMS,
    changes: CHANGES,
    perSecond: PER_SECOND,
    product,
    alone,
    bare,
    budgetMs: BUDGET_MS,
    budgetTimes: BUDGET_TIMES,
  }
}

type Change = { key: string; body: string }

/** Each moves an order one step on, so that no two tell the same of one order. */
function forwardChanges(orders: readonly LiveOrder[]): Change[] {
  const at = Date.now()
  const steps = LIVE_STATUSES.flatMap((status, step) =>
    orders
      .filter((order) => LIVE_STATUSES.indexOf(order.status as never) < step)
      .map((order) => ({
        key: `${order.id}:${status}`,
        body: callbackBody(order, status, new Date(at + step * 1_000)),
      })),
  )
  const wanted = CHANGES + ALONE
  if (steps.length < wanted) throw new Error(`only ${steps.length} changes can be made`)
  return steps.slice(0, wanted)
}

async function measureOne(input: {
  streamUrl: string
  cookies: readonly string[]
  postUrl: string
  changes: readonly Change[]
  isPaced?: boolean
}): Promise<Delays> {
  const { streamUrl, cookies, postUrl, changes, isPaced = true } = input
  const sentAt = new Map<string, number>()
  /** Of each order, its changes that were sent, as they were. */
  const sentOf = new Map<string, string[]>()
  const delays = new Map<string, Map<number, number>>()
  const keyOf = memoryOfKeys()
  const onEvent: OnEvent = ({ stream, type, data, at }) => {
    if (type !== 'order') return
    const last = keyOf(data)
    const ofOrder = sentOf.get(idOf(last)) ?? []
    // On a busy machine an order is told of once after two changes: that shows both.
    for (const key of ofOrder.slice(0, ofOrder.indexOf(last) + 1)) {
      const known = delays.get(key) ?? new Map<number, number>()
      // Told again, something else of the order changed.
      if (!known.has(stream)) delays.set(key, known.set(stream, at - (sentAt.get(key) ?? at)))
    }
  }
  const agent = new Agent({ connections: 8 })
  const streams = await openStreams(streamUrl, { count: STREAMS, cookies, onEvent })
  try {
    const begunAt = performance.now()
    const answers: Promise<void>[] = []
    for (const [index, { key, body }] of changes.entries()) {
      // The pace is what is measured under, so here the clock is waited for.
      if (isPaced) await delay(begunAt + (index * 1_000) / PER_SECOND - performance.now())
      sentAt.set(key, performance.now())
      sentOf.set(idOf(key), [...(sentOf.get(idOf(key)) ?? []), key])
      answers.push(post(postUrl, body, agent))
      const isShown = () => Promise.resolve(delays.get(key)?.size === STREAMS)
      if (!isPaced) await eventually(isShown, ALL_SEEN_WITHIN_MS)
    }
    await Promise.all(answers)
    await eventually(() => {
      const seen = [...delays.values()].filter(({ size }) => size === STREAMS).length
      if (seen === changes.length) return Promise.resolve(true)
      return Promise.reject(new Error(`${seen} of ${changes.length} changes came on every stream`))
    }, ALL_SEEN_WITHIN_MS)
  } finally {
    streams.close()
    await agent.destroy()
  }
  const all = [...delays.values()].flatMap((known) => [...known.values()])
  const at = (share: number) => Math.round(percentile(all, share) * 10) / 10
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}

const idOf = (key: string) => key.split(':')[0] ?? key

/** Reads what an event is of; the same text comes on every stream, and is read once. */
function memoryOfKeys(): (data: string) => string {
  const known = new Map<string, string>()
  return (data) => {
    const key = known.get(data)
    if (key !== undefined) return key
    const { card } = JSON.parse(data) as { card: { id: number; statusCode: number | null } }
    known.set(data, `${card.id}:${card.statusCode}`)
    return `${card.id}:${card.statusCode}`
  }
}

async function post(url: string, body: string, dispatcher: Agent): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await request(url, { method: 'POST', headers, body, dispatcher })
  const text = await answer.body.text()
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${text}`)
}

async function startBare({ dataDir }: Stack, shutdown: Shutdown): Promise<string> {
  const port = await freeLoopbackPort(null)
  const server = startService({
    name: 'The bare streams',
    args: ['--import', 'tsx', 'e2e/bench/bare-streams.ts', String(port)],
    env: {},
    log: logFile(dataDir, 'bare-streams'),
    graceMs: 2_000,
  })
  shutdown.add(server)
  const url = `http://127.0.0.1:${port}`
  await eventually(async () => (await fetch(url, { method: 'POST', body: '{}' })).ok)
  return url
}
