import type { Browser } from '@playwright/test'
import { median } from '@/lib/testing/percentile'
import { openPage, readFigures, type Visitor } from './open-page'
import type { PageToMeasure } from './pages'
import { watchNetwork } from './watch-network'

const RUNS = 3
/** A slowed-down browser on a busy machine takes its time. */
const READY_WITHIN_MS = 60_000

export type PageSample = {
  /** KB of 1,000 bytes, gzip. */
  scriptKb: number
  requests: number
  lcpMs: number
  /** 0: none of 50 ms or more, which is where browsers begin to count. */
  longestTaskMs: number
}

export type PageResult = PageSample & {
  name: string
  path: string
  budgetKb: number | null
  runs: PageSample[]
}

/** Loads a page three times from cold; of each figure the median. */
export async function measurePage(
  browser: Browser,
  visitor: Visitor,
  target: PageToMeasure,
): Promise<PageResult> {
  const runs: PageSample[] = []
  while (runs.length < RUNS) runs.push(await loadOnce(browser, visitor, target))
  const of = (figure: keyof PageSample) => median(runs.map((run) => run[figure]))
  return {
    name: target.name,
    path: target.path,
    budgetKb: target.budgetKb ?? null,
    scriptKb: of('scriptKb'),
    requests: of('requests'),
    lcpMs: of('lcpMs'),
    longestTaskMs: of('longestTaskMs'),
    runs,
  }
}

async function loadOnce(
  browser: Browser,
  visitor: Visitor,
  { name, path, first, ready }: PageToMeasure,
): Promise<PageSample> {
  const { page, cdp } = await openPage(browser, visitor)
  try {
    const network = await watchNetwork(cdp)
    await page.goto(path, { waitUntil: 'commit' })
    await first?.(page)
    await ready(page).waitFor({ state: 'visible', timeout: READY_WITHIN_MS })
    await network.untilQuiet()
    const { lcp, tasks } = await readFigures(page)
    if (lcp === 0) throw new Error('the browser reported no largest paint')
    return {
      scriptKb: Math.round((await network.scriptBytes()) / 100) / 10,
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
