import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export const SLOW_DOWN = 4
export const VIEWPORT = { width: 1280, height: 800 }

/** A slowed-down browser on a busy machine takes its time. */
export const READY_WITHIN_MS = 60_000
const LOOK_MS = 20
const REST_MS = 1_000
const LONG_MS = 50

export type Visitor = {
  baseURL: string
  /** A session; absent for somebody who is not signed in. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
  /** The store chosen in the shell; absent: all of the person's. */
  storeId?: number
}

/** What the page itself noted, in milliseconds since its navigation began. */
type PageFigures = { lcp: number; tasks: number[] }

// As text: it runs in the page, where nothing of this program exists.
const NOTE_FIGURES = `
  window.__bench = { lcp: 0, tasks: [], from: 0, busyAt: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__bench.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    window.__bench.busyAt = performance.now()
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= window.__bench.from) window.__bench.tasks.push(duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(() => {
    window.__bench.busyAt = performance.now()
  }).observe({ type: 'resource', buffered: true })`

/** A page of a context of its own, nothing cached, the processor slowed down `slowDown` times. */
export async function openPage(
  browser: Browser,
  visitor: Visitor,
  slowDown = SLOW_DOWN,
): Promise<{ page: Page; cdp: CDPSession }> {
  const { baseURL, storageState, storeId } = visitor
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORT,
    locale: 'en-GB',
    ...(storageState ? { storageState } : {}),
  })
  if (storeId !== undefined) {
    await context.addCookies([{ name: 'handover-store', value: String(storeId), url: baseURL }])
  }
  const page = await context.newPage()
  await page.addInitScript({ content: NOTE_FIGURES })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return { page, cdp }
}

/** What was noted so far. */
export function readFigures(page: Page): Promise<PageFigures> {
  return page.evaluate<PageFigures>('window.__bench')
}

/**
 * Waits until an expression holds in the page. Unlike a look-up by role, which reads a whole page for
 * each look (two seconds of a slowed-down board of 300), it takes none of the time that is measured.
 */
export async function untilInPage(
  page: Page,
  expression: string,
  timeout = READY_WITHIN_MS,
): Promise<void> {
  const isTrue = await page.evaluate<boolean>(`new Promise((resolve) => {
    const until = performance.now() + ${timeout}
    const look = () => {
      const found = Boolean(${expression})
      if (found || performance.now() > until) resolve(found)
      else setTimeout(look, ${LOOK_MS})
    }
    look()
  })`)
  if (!isTrue) throw new Error(`not within ${timeout} ms: ${expression}`)
}

/**
 * Waits until a page is at rest, and has its tasks noted from then on: for a second nothing came to
 * it, and no task of it was long. A full board is there long before it can be pressed. A late look is
 * a long task, which the browser itself tells of only later.
 */
export async function noteFromRest(page: Page): Promise<void> {
  const isAtRest = await page.evaluate<boolean>(`new Promise((resolve) => {
    const begun = performance.now()
    let [last, since] = [begun, begun]
    const look = () => {
      const now = performance.now()
      if (now - last > ${LOOK_MS + LONG_MS} || window.__bench.busyAt > since) since = now
      last = now
      const isOver = now - begun > ${READY_WITHIN_MS}
      if (isOver || now - since > ${REST_MS}) resolve(!isOver)
      else setTimeout(look, ${LOOK_MS})
    }
    look()
  })`)
  if (!isAtRest) throw new Error(`the page was not at rest within ${READY_WITHIN_MS} ms`)
  // By when they began: of some it tells after they have ended.
  await page.evaluate('void Object.assign(window.__bench, { tasks: [], from: performance.now() })')
}
