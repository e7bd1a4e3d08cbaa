import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test, type Who } from './fixtures'

/**
 * What no journey walks on a tablet and a phone is looked at there: a page is as wide as the screen,
 * and what it is for can be reached and pressed, with nothing above it.
 */
type Control = (page: Page) => Locator
type Seen = { at: string; pressed: readonly Control[] }

const button =
  (name: string): Control =>
  (page) =>
    page.getByRole('button', { name }).first()
const field =
  (name: string): Control =>
  (page) =>
    page.getByLabel(name, { exact: true })
const link =
  (name: string): Control =>
  (page) =>
    page.getByRole('main').getByRole('link', { name }).first()
const seen = (at: string, ...pressed: readonly Control[]): Seen => ({ at, pressed })
const secondLocker: Control = (page) =>
  page.getByRole('listbox', { name: 'Lockers' }).getByRole('option').nth(1)

const PAGES: readonly [Who, readonly Seen[]][] = [
  [
    'manager',
    [
      seen('/food/new', field('Customer’s phone'), button('Place order')),
      seen('/food/find', field('Customer’s phone')),
      seen('/food/coverage', field('Latitude, longitude')),
      seen('/reports', link('Today'), link('7 days')),
      seen('/reports/money', field('Month'), button('Save as CSV')),
      seen('/reports/warehouse', link('Today'), link('7 days')),
      seen('/reports/hours', link('Today'), link('7 days')),
      seen('/reports/summaries', (page) => page.getByText('Every week').first()),
      seen('/parcels', field('Find by number, name, phone or address'), link('New parcel')),
    ],
  ],
  [
    'warehouse',
    [
      seen('/lockers', field('District'), secondLocker),
      seen('/scan?mode=out', field('Scan a code, or type it')),
      seen('/print', field('Scan, type or paste codes')),
      seen('/imports/new', field('Product')),
    ],
  ],
  [
    'admin',
    [
      seen('/settings/callbacks', field('State')),
      seen('/settings/health', button('Test Parcels, AP1')),
      seen('/settings/stores/new', field('Store code'), button('Add the store')),
    ],
  ],
]

async function expectUsable(page: Page, { at, pressed }: Seen): Promise<void> {
  await page.goto(at)
  for (const control of pressed) await control(page).click({ trial: true })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, at).toBe(0)
}

for (const [who, pages] of PAGES) {
  test(`the pages of ${who} fit a small screen`, { tag: '@small' }, async ({ page }) => {
    await signIn(page, who)
    for (const one of pages) await expectUsable(page, one)
  })
}

test('what the frame unfolds can be pressed', { tag: '@small' }, async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Store shown/ }).click()
  await page.getByRole('menuitemradio', { name: /^Mong Kok/ }).click({ trial: true })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /account and sign-out/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click({ trial: true })
})

/** The narrowest screen that a page must fit on without scrolling sideways (WCAG 1.4.10). */
test('what a counter works with fits 320 px', async ({ page }) => {
  await signIn(page, 'staff')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectUsable(page, seen('/food'))
  await expectUsable(page, seen('/food/new', field('Customer’s phone'), button('Place order')))
  await expectUsable(page, seen('/parcels/new', field('Store')))
  await expectUsable(page, seen('/stores', link('Hours')))
})
