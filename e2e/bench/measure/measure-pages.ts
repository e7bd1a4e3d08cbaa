import type { Browser } from '@playwright/test'
import { median } from '@/lib/testing/percentile'
import { signIn, type Who } from '../../fixtures'
import { NEVER_IDLE } from '../never-idle'
import type { LiveOrder } from '../live-orders'
import { openPage, READY_WITHIN_MS, readFigures, type Visitor } from '../open-page'
import { EMPTY_BOARD, pagesAmongOrders, type PageToMeasure } from '../pages'
import { type Say, type Stack, withDatabase } from '../stack'
import { watchNetwork } from '../watch-network'

const LIVE_ORDERS = 40

/** The baseline's page, which has next to nothing on it. */
export function measureBarePage(browser: Browser, baselineUrl: string): Promise<PageResult> {
  const visitor = { baseURL: baselineUrl }
  return measurePage(browser, visitor, {
    name: 'a bare page',
    path: '/',
    as: 'nobody',
    ready: (page) => page.getByRole('heading', { level: 1 }),
  })
}

/** Measures every page: the board first without orders, then all of them among forty. */
export async function measurePages(input: {
  say: Say
  stack: Stack
  browser: Browser
  visitors: Visitors
  orders: (size: number) => Promise<readonly LiveOrder[]>
}): Promise<PageResult[]> {
  const { say, stack, browser, visitors } = input
  const { storeId, personId } = await demoIds(stack.databaseUrl)
  const pages: PageResult[] = []
  const measure = async (target: PageToMeasure) => {
    const visitor = visitorAs(visitors, target.as)
    const chosen = target.oneStore === true ? { ...visitor, storeId } : visitor
    const result = await measurePage(browser, chosen, target)
    say(`  ${result.name}: ${result.scriptKb} KB of JavaScript, painted after ${result.lcpMs} ms`)
    pages.push(result)
  }
  say('Loading every page, and each again...')
  await measure(EMPTY_BOARD)
  say(`  (placing ${LIVE_ORDERS} orders)`)
  const orders = await input.orders(LIVE_ORDERS)
  const riding = orders.find(({ status }) => status === 9015)
  if (!riding) throw new Error('no courier rides')
  const ids = { storeId, personId, ridingId: riding.id }
  for (const target of pagesAmongOrders({ orders: orders.length, ...ids })) await measure(target)
  return pages
}

/** The demo's store in Central and the demo's counter person. */
async function demoIds(databaseUrl: string): Promise<{ storeId: number; personId: number }> {
  const { rows } = await withDatabase(databaseUrl, (client) =>
    client.query<{ store: string; person: string }>(
      `select s.id as store, p.id as person from stores s, people p
       where s.code = 'HK-CENTRAL-01' and p.email = 'staff@handover.example'`,
    ),
  )
  const [row] = rows
  if (!row) throw new Error('the demo is not there')
  return { storeId: Number(row.store), personId: Number(row.person) }
}

/** After one that does not count: whoever opens a page is seldom the first since the server started. */
const RUNS = 5

type PageSample = {
  /** KB of 1,000 bytes, gzip. */
  scriptKb: number
  requests: number
  lcpMs: number
  /** 0: none of 50 ms or more, which is where browsers begin to count. */
  longestTaskMs: number
}

type PageRun = PageSample & { uncounted: string[] }

export type PageResult = PageSample & {
  name: string
  path: string
  budgetKb: number | null
  /** Scripts that are missing in the KB, as the browser told nothing of their size. */
  uncounted: string[]
  runs: PageRun[]
}

/** Loads a page some times, with nothing of it in the browser; of each figure the median. */
async function measurePage(
  browser: Browser,
  visitor: Visitor,
  target: PageToMeasure,
): Promise<PageResult> {
  await loadOnce(browser, visitor, target)
  const runs: PageRun[] = []
  while (runs.length < RUNS) runs.push(await loadOnce(browser, visitor, target))
  const of = (figure: keyof PageSample) => median(runs.map((run) => run[figure]))
  const { scriptKb, uncounted } = countedScripts(runs)
  return {
    name: target.name,
    path: target.path,
    budgetKb: target.budgetKb ?? null,
    scriptKb,
    uncounted,
    requests: of('requests'),
    lcpMs: of('lcpMs'),
    longestTaskMs: of('longestTaskMs'),
    runs,
  }
}

/** By the runs in which every script was counted; without one, by all and with what is missing. */
export function countedScripts(
  runs: readonly Pick<PageRun, 'scriptKb' | 'uncounted'>[],
): Pick<PageRun, 'scriptKb' | 'uncounted'> {
  const whole = runs.filter(({ uncounted }) => uncounted.length === 0)
  const used = whole.length > 0 ? whole : runs
  return {
    scriptKb: median(used.map(({ scriptKb }) => scriptKb)),
    uncounted: [...new Set(used.flatMap(({ uncounted }) => uncounted))],
  }
}

async function loadOnce(
  browser: Browser,
  visitor: Visitor,
  { name, path, first, ready }: PageToMeasure,
): Promise<PageRun> {
  const { page, cdp } = await openPage(browser, visitor)
  try {
    await page.addInitScript({ content: NEVER_IDLE })
    const network = await watchNetwork(page, cdp)
    await page.goto(path, { waitUntil: 'commit' })
    await first?.(page)
    // First by the network alone: a look-up by role is work of the page's, and would be measured too.
    await network.untilQuiet()
    const early = await readFigures(page)
    await ready(page).waitFor({ state: 'visible', timeout: READY_WITHIN_MS })
    await network.untilQuiet()
    const late = await readFigures(page)
    const { lcp, tasks } = early.lcp === late.lcp ? early : late
    if (lcp === 0) throw new Error('the browser reported no largest paint')
    const { bytes, uncounted } = await network.scriptBytes()
    return {
      scriptKb: Math.round(bytes / 100) / 10,
      uncounted,
      requests: network.requests(),
      lcpMs: Math.round(lcp),
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
    }
  } catch (error) {
    throw new Error(`${name} (${path}) could not be measured`, { cause: error })
  } finally {
    await page.context().close()
  }
}

const SIGNED_IN: readonly Who[] = ['staff', 'warehouse', 'manager', 'admin']

type Visitors = ReadonlyMap<PageToMeasure['as'], Visitor>

/** Signs the demo's people in, once for all pages, and adds somebody who is not signed in. */
export async function makeVisitors(browser: Browser, baseURL: string): Promise<Visitors> {
  const visitors = new Map<PageToMeasure['as'], Visitor>([['nobody', { baseURL }]])
  for (const who of SIGNED_IN) {
    const context = await browser.newContext({ baseURL, locale: 'en-GB' })
    await signIn(await context.newPage(), who)
    visitors.set(who, { baseURL, storageState: await context.storageState() })
    await context.close()
  }
  return visitors
}

/** The visitor of that kind; throws when there is none. */
export function visitorAs(visitors: Visitors, as: PageToMeasure['as']): Visitor {
  const visitor = visitors.get(as)
  if (!visitor) throw new Error(`nobody was signed in as ${as}`)
  return visitor
}
