import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { geocoderPort, startGeocoder } from './stand-ins/geocoder'
import { placesAtRest } from './page-drawing'
import { choose } from './waybill-form'
import { withoutScripts } from './without-scripts'

const POINTS = '/v1.1/pickup_points'

/** As long as everything else is waited for. */
const SOON = { timeout: 60_000 }

const list = (page: Page | Locator) => page.getByRole('listbox', { name: 'Lockers' })
const options = (page: Page | Locator) => list(page).getByRole('option')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search lockers' })
const card = (page: Page) => page.getByRole('region', { name: 'Chosen locker' })
const count = (page: Page) => page.getByText(/^[\d,]+ lockers$/)

/** The list is read at the first start of the server, and comes by itself. */
async function openLockers(page: Page) {
  await page.goto('/lockers')
  await expect(count(page)).toHaveText('1,200 lockers')
}

test('finds in both scripts and by district, and leads to a waybill', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)

  await search(page).fill('彌敦道')
  await expect(options(page).first()).toContainText('Nathan Road')
  const inChinese = await count(page).textContent()
  await search(page).fill('nathan ROAD')
  await expect(options(page).first()).toContainText('Nathan Road')
  await expect(count(page)).toHaveText(inChinese ?? '')

  await search(page).fill('')
  await page.getByLabel('District').selectOption('Sha Tin')
  await expect(options(page).first()).toContainText('Sha Tin')
  await expect(count(page)).not.toHaveText('1,200 lockers')

  await options(page).nth(1).click()
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const code = await card(page)
    .getByText(/^[A-Z]{2}\d{5}$/)
    .textContent()
  const place = new RegExp(`/express/new\\?locker=${code}$`)
  await expect(card(page).getByRole('link')).toHaveAttribute('href', place)

  await search(page).fill('no such place at all')
  await page.getByRole('button', { name: 'Show all lockers' }).click()
  await expect(count(page)).toHaveText('1,200 lockers')
})

test('shows its first rows before its scripts, and finds among all once they are there', async ({
  page,
}) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  const name = await options(page).first().textContent()
  const release = await withoutScripts(page)
  await page.goto('/lockers', { waitUntil: 'commit' })
  await expect(options(page).first()).toHaveText(name ?? '')
  await expect(count(page)).toHaveText('1,200 lockers')
  await search(page).fill('nathan road')
  // The rest is held back, too: nobody is told that there is nothing.
  const all = new Promise<void>((arrive) => {
    void page.route('**/api/lockers', async (route) => {
      await expect(options(page)).toHaveCount(0)
      await expect(page.getByText('No locker')).toBeHidden()
      await route.continue()
      arrive()
    })
  })
  release()
  await all
  await expect(options(page).first()).toContainText('Nathan Road')
})

test('keeps its first rows where they are when all have come, however high their letters', async ({
  page,
}) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  // As in languages whose lines are higher.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = '[role=option] p { line-height: 3 }'
      document.head.append(style)
    })
  })
  const release = await withoutScripts(page)
  await page.goto('/lockers', { waitUntil: 'commit' })
  const seen = [options(page).first(), options(page).nth(4)]
  for (const one of seen) await expect(one).toBeVisible()
  const before = await placesAtRest(page, seen)
  release()
  await expect(page.locator('.ho-marker-lockers').first()).toBeVisible()
  expect(await placesAtRest(page, seen)).toEqual(before)
})

test('list and map show the same one, by keyboard and by hand', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await search(page).fill('tai po')
  await expect(options(page).first()).toContainText('Tai Po')

  await list(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const name = await card(page).getByRole('paragraph').first().textContent()
  const map = page.locator('.ho-map')
  await expect(map.getByRole('button', { name: name ?? '', exact: true }).last()).toBeVisible()

  const cluster = map.getByRole('button', { name: /lockers here\. Zoom in\.$/ }).first()
  const single = map.locator('.ho-marker-locker:not(.ho-marker-chosen)').first()
  await expect(async () => {
    // What has been grouped stands there a moment later, and it may be no cluster.
    await expect(single.or(cluster).first()).toBeVisible()
    if ((await single.count()) === 0) await cluster.press('Enter', { timeout: 2_000 })
    // Looked at once: a cluster may open into clusters, and waiting for more is waiting for nothing.
    expect(await single.count()).toBeGreaterThan(0)
  }).toPass()
  const other = await single.getAttribute('aria-label')
  await single.press('Enter')
  await expect(card(page)).toContainText(other ?? 'a name')
  await expect(list(page).getByRole('option', { selected: true })).toContainText(other ?? 'a name')
})

test('has the nearest first, from a pin on the map', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  const map = page.locator('.ho-map .leaflet-container')
  await expect(map.getByRole('button', { name: /Zoom in\.$/ }).first()).toBeVisible()
  await map.click({ position: { x: 60, y: 60 } })
  await expect(page.getByText('Nearest to the pin first')).toBeVisible()
  await expect(options(page).first()).toContainText(/\d (m|km)/)
  await page.getByRole('button', { name: 'Do not sort by distance' }).click()
  await expect(options(page).first()).not.toContainText(/\d (m|km)$/)
})

test('has the nearest to an address first', async ({ page, simulator }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await page.getByRole('button', { name: 'Near an address' }).click()
  const address = page.getByLabel('Address', { exact: true })
  await expect(address).toBeFocused()
  await address.fill('33 Grandeur Road')
  await address.press('Enter')
  await expect(page.getByText('The address search gives no answer.')).toBeVisible()
  const geocoder = await startGeocoder(geocoderPort(Number(new URL(simulator.base).port)))
  try {
    await address.press('Enter')
    const places = page.getByRole('list', { name: 'Places found' })
    await places.getByRole('button', { name: /^Tower 8, Parc Oasis/ }).click()
  } finally {
    geocoder.close()
  }
  await expect(page.getByText(/^Nearest to Tower 8, Parc Oasis.* first$/)).toBeVisible()
  await expect(options(page).first()).toContainText(/\d (m|km)/)
  await page.getByRole('button', { name: 'Do not sort by distance' }).click()
  await expect(page.getByRole('button', { name: 'Near an address' })).toBeVisible()
})

test('keeps the list when the platform does not give a new one, and says why', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await simulator.faults({ path: POINTS, kind: 'error', times: 1, code: 261101 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('The list could not be refreshed')).toBeVisible()
  await expect(page.getByText(/The platform refused to give it/)).toBeVisible()
  await expect(options(page).first()).toBeVisible()

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('The list could not be refreshed')).toBeHidden()
  await expect(count(page)).toHaveText('1,200 lockers')
})

test('is not for those who have nothing to do with waybills', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/lockers')
  await expect(page.getByText('This page is for those who work with waybills')).toBeVisible()
  await expect(search(page)).toBeHidden()
})

test('begins a waybill with a locker, and another is chosen from the form', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await options(page).first().click()
  const first = await card(page)
    .getByText(/^[A-Z]{2}\d{5}$/)
    .textContent()
  await card(page).getByRole('link').click()
  const code = page.getByLabel('Locker code')
  await expect(code).toHaveValue(first!)

  await page.getByRole('button', { name: 'Choose a locker' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a locker' })
  await picker.getByRole('searchbox', { name: 'Search lockers' }).fill('tai po')
  const found = picker.getByRole('listbox').getByRole('option').filter({ hasText: 'Tai Po' })
  await found.first().click()
  const other = await picker
    .getByRole('region', { name: 'Chosen locker' })
    .getByText(/^[A-Z]{2}\d{5}$/)
    .textContent()
  await picker.getByRole('button', { name: 'Choose this locker' }).click()
  await expect(picker).toBeHidden()
  await expect(code).toHaveValue(other!)
  expect(other).not.toBe(first)
})

test('the picker’s window is fetched before it is asked for', async ({ page }) => {
  await signIn(page, 'warehouse')
  // All code comes once a page has long been idle: that would hide whether it came in time.
  await page.addInitScript((long) => {
    const later = window.setTimeout
    window.setTimeout = ((work: TimerHandler, ms?: number) =>
      ms === long ? 0 : later(work, ms)) as typeof setTimeout
  }, 4_000)
  const fetched = page.waitForResponse(async (answer) => {
    const isCode = answer.url().includes('/_next/static/chunks/')
    return isCode && (await answer.text()).includes('sm:h-[94dvh]')
  }, SOON)
  await page.goto('/express/new')
  await choose(page, 'HDP-SFWH-L')
  await fetched
})

test('the picker shows its list before it draws the map', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await page.goto('/express/new')
  await choose(page, 'HDP-SFWH-L')
  const press = page.getByRole('button', { name: 'Choose a locker' })
  const picker = page.getByRole('dialog', { name: 'Choose a locker' })
  // Once, so that its code is there.
  await press.click()
  await expect(picker.locator('.ho-marker-lockers').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()

  const shownWithList = await page.evaluateHandle(() => {
    const shown = new Promise<string>((resolve) => {
      new MutationObserver(() => {
        const has = (what: string) => document.querySelector(`[role=dialog] ${what}`) !== null
        if (has('[role=option]')) resolve(has('.leaflet-container') ? 'its map' : 'nothing else')
      }).observe(document.body, { childList: true, subtree: true })
    })
    return { shown }
  })
  await press.click()
  expect(await shownWithList.evaluate(({ shown }) => shown)).toBe('nothing else')
  await expect(picker.locator('.ho-marker-lockers').first()).toBeVisible()
})

test('the picker opens and answers while the platform gives nothing', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  // As often as a page of the list is asked for, before it is given up.
  await simulator.faults({ path: POINTS, kind: 'drop_before', times: 3 })
  await page.goto('/express/new')
  await choose(page, 'HDP-SFWH-L')
  await page.getByRole('button', { name: 'Choose a locker' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a locker' })
  const found = options(picker)
  await expect(found.first()).toBeVisible()
  await picker.getByRole('button', { name: 'Refresh' }).click()
  await picker.getByRole('searchbox').fill('sai kung')
  await expect(found.first()).toContainText('Sai Kung')
  await expect(picker.getByText('The list could not be refreshed')).toBeVisible()
  await found.first().click()
  await picker.getByRole('button', { name: 'Choose this locker' }).click()
  await expect(page.getByLabel('Locker code')).toHaveValue(/^[A-Z]{2}\d{5}$/)
})
