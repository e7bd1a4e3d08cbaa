import type { Browser, Locator, Page } from '@playwright/test'
import { median } from '@/lib/testing/percentile'
import { openPage, type Visitor } from '../open-page'
import { type NetworkWatch, watchNetwork } from '../watch-network'

const RUNS = 5
const FULL_SPEED = 1

/** Milliseconds from the press until the first locker is drawn: the median of five, and each. */
type Opening = { ms: number; runs: number[] }

export type OpeningResult = {
  /** In the waybill form, when that has come to rest. */
  picker: Opening
  /** As soon as the form shows the button for it, with everything still on its way. */
  pickerAtOnce: Opening
  /** The page, by its link in the list of waybills. */
  page: Opening
}

/** How long it takes to see lockers, each time in a browser that knows nothing yet. */
export async function measureLockerOpening(
  browser: Browser,
  visitor: Visitor,
): Promise<OpeningResult> {
  const repeat = async (open: (page: Page, network: NetworkWatch) => Promise<number>) => {
    const runs: number[] = []
    while (runs.length < RUNS) runs.push(await afresh(browser, visitor, open))
    return { ms: median(runs), runs }
  }
  return {
    picker: await repeat((page, network) => openPicker(page, network, { atOnce: false })),
    pickerAtOnce: await repeat((page, network) => openPicker(page, network, { atOnce: true })),
    page: await repeat(openLockers),
  }
}

async function afresh(
  browser: Browser,
  visitor: Visitor,
  open: (page: Page, network: NetworkWatch) => Promise<number>,
): Promise<number> {
  const { page, cdp } = await openPage(browser, visitor, FULL_SPEED)
  try {
    return await open(page, await watchNetwork(page, cdp))
  } finally {
    await page.context().close()
  }
}

async function openPicker(
  page: Page,
  network: NetworkWatch,
  { atOnce }: { atOnce: boolean },
): Promise<number> {
  await page.goto('/express/new', { waitUntil: 'commit' })
  // Its card: once it is chosen, the form names it in other places too.
  const product = page
    .locator('label')
    .filter({ has: page.getByText('HDP-SFWH-L', { exact: true }) })
  await product.waitFor()
  await network.untilQuiet()
  await product.click()
  const press = page.getByRole('button', { name: 'Choose a locker' })
  await press.waitFor()
  if (!atOnce) await network.untilQuiet()
  return timeToList(page, { press, within: '[role=dialog]' })
}

async function openLockers(page: Page, network: NetworkWatch): Promise<number> {
  await page.goto('/express', { waitUntil: 'commit' })
  const press = page.getByRole('main').getByRole('link', { name: 'Lockers', exact: true })
  await press.waitFor()
  await network.untilQuiet()
  return timeToList(page, { press, within: 'main' })
}

/**
 * Milliseconds from the press of a button or link, as the browser received it, until the frame
 * after the first locker was drawn `within` (a CSS selector) has been shown.
 */
async function timeToList(
  page: Page,
  { press, within }: { press: Locator; within: string },
): Promise<number> {
  // As text: it runs in the page, where nothing of this program exists.
  await page.evaluate(`void (window.__opening = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('${within} [role=option]')) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      }
      look()
    }, { capture: true, once: true })
  }))`)
  await press.click()
  return Math.round(await page.evaluate<number>('window.__opening'))
}
