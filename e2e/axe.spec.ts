import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, signIn, test, type Who } from './fixtures'
import { typedOrder } from './food-form'
import { movedOn } from './page-drawing'
import { seedFile, seedWaybill } from './seed-waybill'
import { olderBrowser } from './stand-ins/older-browser'
import { haveOrder } from './standing-order'

/** Beyond what axe looks for by itself: WCAG 2.5.3 is among its experimental rules. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } }

// Who looks through every page sees besides that none needs more than the oldest browser has.
let thrown: readonly string[] = []
test.beforeEach(async ({ page }) => {
  thrown = await olderBrowser(page)
})
test.afterEach(() => {
  expect(thrown).toEqual([])
})

/** Instead of axe, which is in the page: by itself it is read into it twice for each look. */
const IN_THE_PAGE = '/* axe is here */'

/** What axe, which is in the page already, finds there, each with what is wrong. */
async function findingsOf(page: Page, only?: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: IN_THE_PAGE })
    .options({
      // What is right is not asked for: on a page of ours that is hundreds of pieces of HTML.
      resultTypes: ['violations'],
      ...(only ? { runOnly: [...only] } : { rules: MORE_RULES }),
    })
    // Otherwise each look opens a page of its own, for frames of other sites: there are none.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
}

/** The whole of the page, then what another theme changes of it: its colours. */
async function expectNothingFound(page: Page, at: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(at)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(axe.source)
  expect.soft(await findingsOf(page), `${at} in light`).toEqual([])
  expect.soft(await movedOn(page), `what moved on ${at}`).toBeLessThan(0.01)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await findingsOf(page, ['color-contrast']), `${at} in dark`).toEqual([])
}

test('who wants no motion has another theme at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await signIn(page, 'manager')
  await page.goto('/parcels/new')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const onTheirWay = () => {
    document.documentElement.dataset['theme'] = 'dark'
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length
  }
  expect(await page.evaluate(onTheirWay)).toBe(0)
})

const PAGES: Readonly<Record<Who, readonly string[]>> = {
  staff: ['/food', '/food/new', '/food/find', '/food/customers'],
  manager: [
    '/stores',
    '/reports',
    '/reports/money',
    '/reports/warehouse',
    '/reports/hours',
    '/reports/summaries',
    '/food/history',
    '/food/coverage',
    '/parcels',
    '/parcels/new',
    '/exceptions',
  ],
  warehouse: [
    '/express',
    '/express/new',
    '/imports',
    '/imports/new',
    '/print',
    '/scan',
    '/lockers',
  ],
  admin: [
    '/settings',
    '/settings/stores',
    '/settings/stores/new',
    '/settings/people',
    '/settings/people/new',
    '/settings/roles',
    '/settings/roles/new',
    '/settings/tablets',
    '/settings/print-stations',
    '/settings/jobs',
    '/settings/health',
    '/settings/callbacks',
    '/settings/audit',
    '/settings/status-codes',
    '/settings/customer-data',
    '/settings/demo',
  ],
}

/** As many as a test has time for while the machine does something else. */
const PAGES_A_TEST = 4

for (const [who, all] of Object.entries(PAGES) as [Who, readonly string[]][]) {
  for (let from = 0; from < all.length; from += PAGES_A_TEST) {
    const pages = all.slice(from, from + PAGES_A_TEST)
    test(`axe finds nothing on ${who}’s pages from ${pages[0]}`, async ({ page }) => {
      await signIn(page, who)
      for (const at of pages) await expectNothingFound(page, at)
    })
  }
}

test('axe finds nothing where somebody gets in', async ({ page }) => {
  for (const at of ['/sign-in', '/sign-in/forgotten']) await expectNothingFound(page, at)
})

test('axe finds nothing on a food order, its ticket and the board that shows it', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  const { orderId } = await haveOrder({ simulator, index }, typedOrder())
  await signIn(page, 'staff')
  for (const at of [
    `/food/${orderId}`,
    `/food/${orderId}/ticket`,
    '/food',
    '/food?view=list',
    '/food?view=map',
  ]) {
    await expectNothingFound(page, at)
  }
})

test('axe finds nothing on a waybill, a parcel and a file of them', async ({ page }, {
  parallelIndex: index,
}) => {
  const importId = await seedOfAll(index)
  await signIn(page, 'warehouse')
  for (const list of ['/express', '/parcels'] as const) {
    await expectNothingFound(page, await firstOf(page, list))
  }
  await expectNothingFound(page, `/imports/${importId}`)
})

test('axe finds nothing on the desks that list them', async ({ page }, {
  parallelIndex: index,
}) => {
  await seedOfAll(index)
  await signIn(page, 'warehouse')
  for (const at of ['/imports', '/express', '/scan', '/dispatch/sheets']) {
    await expectNothingFound(page, at)
  }
})

test('axe finds nothing where they are printed', async ({ page }, { parallelIndex: index }) => {
  const importId = await seedOfAll(index)
  await signIn(page, 'warehouse')
  for (const at of ['/print', '/print/pick-list', '/print/packing-slips']) {
    await expectNothingFound(page, at === '/print' ? at : `${at}?import=${importId}`)
  }
})

/** A waybill, a parcel on its way and a file of waybills; returns the file's id. */
async function seedOfAll(index: number): Promise<number> {
  await seedWaybill(index)
  await seedWaybill(index, { family: 'parcel', stage: 'riding' })
  const { importId } = await seedFile(index, { fileName: 'axe.csv', waybills: 3 })
  return importId
}

/** The page of the first order of a list. */
async function firstOf(page: Page, list: '/express' | '/parcels'): Promise<string> {
  await page.goto(list)
  const rows = page.getByRole('main').getByRole('link', { name: /\d{6}/ })
  await expect(rows.first()).toBeVisible()
  const href = await rows.first().getAttribute('href')
  expect(href).toMatch(/\/\d+$/)
  return href ?? ''
}
