import { setTimeout as delay } from 'node:timers/promises'
import type { LiveOrder } from '../live-orders'
import { openStreams } from '../event-streams'
import { type Inspected, inspectDashboard } from '../inspect-dashboard'
import { sendLoad } from '../send-load'
import { signInByRequest } from '../sign-in-by-request'
import type { Stack } from '../stack'
import { distinctCallbacks } from './measure-callbacks'

const BOARDS = 50
/** A session has no more than twelve streams. */
const SESSIONS = 5
const CALLBACKS_A_SECOND = 10
/** Of the whole: what caches may grow by before anything is counted. */
const WARM_UP = 0.25
/** Pools, caches and compiled code come to rest; what is lost with each request does not. */
const MOST_GROWN_MB = 15

export type SoakResult = {
  minutes: number
  pages: number
  callbacks: number
  /** After a collection of garbage: warm, and at the end. */
  warm: Inspected
  end: Inspected
  grewMb: number
  budgetMb: number
}

/**
 * Boards, callbacks and pages of every kind for some minutes; what the dashboard's process holds
 * afterwards that it did not hold when it was warm. Throws at an answer that is an error.
 */
export async function measureSoak(input: {
  stack: Stack
  orders: readonly LiveOrder[]
  minutes: number
}): Promise<SoakResult> {
  const { stack, orders, minutes } = input
  const inspect = await inspectDashboard(stack)
  const cookie = await signInByRequest(stack.url, 'admin')
  const cookies: string[] = []
  while (cookies.length < SESSIONS) cookies.push(await signInByRequest(stack.url, 'staff'))
  const streamUrl = `${stack.url}/api/live`
  const streams = await openStreams(streamUrl, { count: BOARDS, cookies, onEvent: () => undefined })
  let [pages, callbacks] = [0, 0]
  const work = async (ms: number) => {
    const until = Date.now() + ms
    const answers = await Promise.all([
      readPages(stack.url, { cookie, until, orderId: orders[0]?.id ?? 0 }),
      callBack(stack.url, { orders, until }),
    ])
    pages += answers[0]
    callbacks += answers[1]
  }
  try {
    await work(minutes * 60_000 * WARM_UP)
    const warm = await inspect.look()
    await work(minutes * 60_000 * (1 - WARM_UP))
    const end = await inspect.look()
    const grewMb = Math.round((end.heapMb - warm.heapMb) * 10) / 10
    return { minutes, pages, callbacks, warm, end, grewMb, budgetMb: MOST_GROWN_MB }
  } finally {
    streams.close()
    inspect.close()
  }
}

async function readPages(
  url: string,
  { cookie, until, orderId }: { cookie: string; until: number; orderId: number },
): Promise<number> {
  let count = 0
  while (Date.now() < until) {
    const paths = [
      '/food',
      `/food/${orderId}`,
      `/food/history?q=guest${count}`,
      `/express?q=${count}`,
      '/parcels',
      '/exceptions',
      '/lockers',
      '/settings/people',
      '/api/health',
    ]
    const path = paths[count % paths.length] ?? '/food'
    const answer = await fetch(url + path, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    count += 1
  }
  return count
}

async function callBack(
  url: string,
  { orders, until }: { orders: readonly LiveOrder[]; until: number },
): Promise<number> {
  let count = 0
  while (Date.now() < until) {
    const begun = Date.now()
    const some = orders.slice(count % orders.length).slice(0, CALLBACKS_A_SECOND)
    const bodies = distinctCallbacks(some, some.length)
    count += (await sendLoad(`${url}/callbacks/food`, bodies, 10_000)).count
    // The pace is what is measured under, so here the clock is waited for.
    await delay(Math.max(0, 1_000 - (Date.now() - begun)))
  }
  return count
}
