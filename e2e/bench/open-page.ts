import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export const SLOW_DOWN = 4
export const VIEWPORT = { width: 1280, height: 800 }

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
  window.__bench = { lcp: 0, tasks: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__bench.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__bench.tasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })`

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

/** What was noted so far; `reset` forgets the tasks noted. */
export function readFigures(page: Page): Promise<PageFigures> {
  return page.evaluate<PageFigures>('window.__bench')
}

/** Forgets the tasks noted so far. */
export async function forgetTasks(page: Page): Promise<void> {
  await page.evaluate('void (window.__bench.tasks = [])')
}
