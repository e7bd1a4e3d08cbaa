import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { inDatabase } from '@/lib/testing/in-database'
import { median, percentile } from '@/lib/testing/percentile'
import { ANALYZE_MANY_WAYBILLS, seedManyWaybills } from '@/lib/testing/seeds/seed-many-waybills'
import { scan } from '../../scan-keys'
import { openPage, type Visitor } from '../open-page'
import { type Stack, withDatabase } from '../stack'

const HERE = 5_000
const PAST = 100_000
const SCANS = 30
/** What was loaded for the first time is not measured. */
const WARM_UP = 3
/** As quickly as a person takes up one parcel after another. */
const EVERY_MS = 800
const BUDGET_MS = 300

export type ScanResult = {
  /** In the batch, and in the whole table. */
  waybills: number
  orders: number
  scans: number
  /** From the scanner's Enter to the number of the parcel on the screen. */
  medianMs: number
  p95Ms: number
  worstMs: number
  budgetMs: number
}

// As text: it runs in the page. From the key that ends a scan to the frame after the code is shown.
const TIME_SCANS = `
  let enterAt = 0
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') enterAt = performance.now()
  }, { capture: true })
  window.__awaitScan = (code) => new Promise((resolve) => {
    const shown = () => document.querySelector('[aria-live=assertive]')?.textContent.includes(code)
    const watch = new MutationObserver(() => {
      if (!shown()) return
      watch.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - enterAt))
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  })`

/** Scans parcel after parcel out of a large import, in a browser, and says how long each took. */
export async function measureScan(
  browser: Browser,
  { stack, visitor }: { stack: Stack; visitor: Visitor },
): Promise<ScanResult> {
  const importId = await inDatabase(stack.databaseUrl, 'HK-SHATIN-03', (_, storeId) =>
    seedManyWaybills(stack.ownerUrl, { storeId, past: PAST, here: HERE }),
  )
  await withDatabase(stack.ownerUrl, (owner) => owner.query(ANALYZE_MANY_WAYBILLS))
  const { page } = await openPage(browser, visitor)
  try {
    await page.addInitScript({ content: TIME_SCANS })
    await page.goto(`/scan?import=${importId}`)
    await page.getByRole('region', { name: /^Still here/ }).waitFor()
    const times: number[] = []
    for (let number = 1; number <= WARM_UP + SCANS; number++) {
      const took = await timeOf(page, number)
      if (number > WARM_UP) times.push(took)
      // The pace is part of what is measured: the lists are read anew between two scans.
      await delay(Math.max(0, EVERY_MS - took))
    }
    return {
      waybills: HERE,
      orders: PAST + HERE,
      scans: SCANS,
      budgetMs: BUDGET_MS,
      medianMs: Math.round(median(times)),
      p95Ms: Math.round(percentile(times, 0.95)),
      worstMs: Math.round(Math.max(...times)),
    }
  } finally {
    await page.context().close()
  }
}

async function timeOf(page: Page, number: number): Promise<number> {
  // As it stands on the screen: the platform's number of `HERE-1`, `HERE-2`, …
  const shown = `881${String(number).padStart(9, '0')}`
  const answer = page.evaluate<number>(`window.__awaitScan('${shown}')`)
  await scan(page, `SF${shown}`)
  return answer
}
