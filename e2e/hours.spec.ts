import type { Locator, Page } from '@playwright/test'
import { signedBody } from './bench/signed-body'
import { expect, signIn, test } from './fixtures'
import type { SimulatedRequest } from './simulator-control'

/** Nobody else's test draws or closes these; at the end all of them are open again. */
const DRAWN = { name: 'Orchard', id: 'SG-ORCHARD-01' }
const CLOSED = { name: 'Sha Tin', id: 'HK-SHATIN-03' }

const COPIED = [
  { name: 'Mong Kok', id: 'HK-MONGKOK-02' },
  { name: 'Central', id: 'HK-CENTRAL-01' },
] as const

const STATUS = '/v1.3/order/takeaway/merchants/status'

async function openHours(page: Page, store: string): Promise<void> {
  await page.goto('/stores')
  await page.getByRole('link', { name: `Hours ${store}` }).click()
  await expect(page.getByRole('heading', { name: `Hours of ${store}` })).toBeVisible()
}

/** The day as it was when nobody had drawn anything, by keyboard. */
async function closeDay(page: Page, day: Locator): Promise<void> {
  await day.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Close all day' }).press('Enter')
  // Once its menu is gone: it takes the focus back then, from wherever that is by now.
  await expect(day).toBeFocused()
}

const updatesOf = (requests: SimulatedRequest[], store: string) =>
  requests.map(({ body }) => body.data).filter((data) => data['client_merchant_id'] === store)

/** Other journeys order at these stores at any hour, and the platform's side outlives a test. */
test.afterAll(async ({ simulator }) => {
  const week = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
    day_of_week,
    whole_day_status: 'open',
  }))
  for (const client_merchant_id of [DRAWN.id, CLOSED.id, ...COPIED.map(({ id }) => id)]) {
    const region = client_merchant_id.slice(0, 2)
    const store = { client_merchant_id, meta: { lang: 'en', region } }
    const opened = { update_type: 'business_status', business_status: 1 }
    const hours = { update_type: 'business_regular_time', business_regular_time: week }
    for (const update of [opened, hours]) {
      await fetch(`${simulator.base}${STATUS}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: signedBody({ ...store, ...update }, new Date()),
      })
    }
  }
})

test('of two stores go out with a typhoon afternoon and a closed holiday, each with its result', async ({
  page,
  simulator,
}) => {
  const [first, second] = COPIED
  const hongKong = new Date(Date.now() + 8 * 3_600_000)
  const typhoon = new Date(hongKong.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  await signIn(page, 'manager')
  await openHours(page, first.name)
  await page.getByRole('button', { name: /^Start with/ }).click()
  await page.getByText('Dates', { exact: true }).click()
  await page.getByRole('button', { name: 'Add a closure' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill(`${typhoon}T13:00`)
  await dialog.getByLabel('To', { exact: true }).fill(`${typhoon}T18:00`)
  await dialog.getByRole('button', { name: 'Add the closure' }).click()
  // Which month has one is the calendar's.
  const holidays = page.getByRole('button', { name: /public holiday/, disabled: false })
  await expect(async () => {
    await page.getByRole('button', { name: 'Month after' }).click()
    await expect(holidays.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await holidays.first().click()
  await dialog.getByText('Closed', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByText('14 days', { exact: true }).click()
  const days = page.getByRole('list', { name: 'The next 14 days' }).getByRole('listitem')
  await expect(days.filter({ hasText: 'Closure' })).toContainText('11:00–13:00, 18:00–22:00')

  await page.getByRole('button', { name: 'Copy to stores' }).click()
  await dialog.getByRole('checkbox', { name: new RegExp(`^${second.name}`) }).check()
  await expect(dialog.getByText(/^New closure/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy and send to 1 store' }).click()
  await expect(dialog.getByRole('status')).toContainText('Accepted')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send to the platform' }).click()
  const sent = page.getByRole('list', { name: 'What was sent' }).getByRole('listitem')
  await expect(sent.filter({ hasText: 'Hours of single dates' })).toContainText('Accepted')

  const requests = await simulator.requests(STATUS)
  for (const { id } of COPIED) {
    const dates = updatesOf(requests, id).findLast((data) => 'business_temporary_time' in data)
    expect(dates?.['business_temporary_time']).toEqual(
      expect.arrayContaining([
        { start_time: `${typhoon} 11:00`, end_time: `${typhoon} 13:00` },
        { start_time: `${typhoon} 18:00`, end_time: `${typhoon} 22:00` },
      ]),
    )
  }
})

test.describe('hours', () => {
  test('past midnight, drawn by keyboard, survive a reload and reach the platform', async ({
    page,
    simulator,
  }) => {
    await signIn(page, 'manager')
    await openHours(page, DRAWN.name)
    const friday = page.getByRole('button', { name: /^Friday: / })
    await closeDay(page, friday)
    await closeDay(page, page.getByRole('button', { name: /^Saturday: / }))
    await friday.press('n')
    await expect(page.getByRole('button', { name: 'Friday, 11:00–22:00' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Opens')).toBeFocused()
    await page.keyboard.type('18')
    await page.keyboard.press('Tab')
    await page.keyboard.type('145')
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: 'Friday, 18:00–01:45 next day' })
      .press('Shift+ArrowDown')
    const night = page.getByRole('button', { name: 'Friday, 18:00–02:00 next day' })
    await expect(night).toBeFocused()

    await page.reload()
    await expect(night).toBeVisible()
    await expect(page.getByText('They were kept on this device')).toBeVisible()

    await page.getByText('14 days', { exact: true }).click()
    const days = page.getByRole('list', { name: 'The next 14 days' }).getByRole('listitem')
    await expect(days.filter({ hasText: 'Fri' }).last()).toContainText('18:00–24:00')
    await expect(days.filter({ hasText: 'Sat' }).last()).toContainText('00:00–02:00')

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('button', { name: 'Send to the platform' }).click()
    const latest = page.getByRole('list', { name: 'What was sent' }).getByRole('listitem').first()
    await expect(latest).toContainText('Accepted')
    await expect(latest).toContainText('Manager')
    const [update] = updatesOf(await simulator.requests(STATUS), DRAWN.id).slice(-1)
    expect(update?.['business_regular_time']).toEqual(
      expect.arrayContaining([
        { day_of_week: 6, start_time: '18:00', end_time: '23:59' },
        { day_of_week: 7, start_time: '00:00', end_time: '02:00' },
      ]),
    )
    await page.reload()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  })

  test('are undone step by step', async ({ page }) => {
    await signIn(page, 'manager')
    await openHours(page, 'Mong Kok')
    const monday = page.getByRole('button', { name: /^Monday: / })
    await closeDay(page, monday)
    await monday.press('n')
    const drawn = page.getByRole('button', { name: 'Monday, 11:00–22:00' })
    await drawn.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Monday, 11:15–22:15' })).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(drawn).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(monday).toHaveAccessibleName('Monday: Closed')
  })

  test('may be looked at by staff', async ({ page }) => {
    await signIn(page, 'staff')
    await openHours(page, 'Central')
    await expect(page.getByText('You may look at these hours.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden()
  })
})

/** Pulls something by mouse, or by finger where the screen has none; `meanwhile` before letting go. */
async function pull(
  page: Page,
  hand: { from: { x: number; y: number }; by: number; isFinger: boolean },
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { from, by, isFinger } = hand
  const steps = [1, 2, 3, 4].map((step) => ({ x: from.x, y: from.y + (by * step) / 4 }))
  if (!isFinger) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const { x, y } of steps) await page.mouse.move(x, y)
    await meanwhile()
    await page.mouse.up()
    return
  }
  const browser = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const at of steps) await touch('touchMove', [at])
  await meanwhile()
  await touch('touchEnd', [])
  await browser.detach()
}

test(
  'hours are pulled longer or shorter by what a hand takes for their ends, chosen or not',
  { tag: '@sizes' },
  async ({ page, hasTouch }) => {
    await signIn(page, 'manager')
    await openHours(page, CLOSED.name)
    await page.getByRole('button', { name: /^Start with/ }).click()
    const bar = page.getByRole('button', { name: 'Monday, 11:00–22:00' })
    /** At 22 px an hour. */
    const twoHours = 44
    for (const inside of [3, 6, 10]) {
      for (const end of ['from', 'to'] as const) {
        const shorter = end === 'from' ? twoHours : -twoHours
        // To the middle of the screen, where nothing lies over it.
        await bar.evaluate((element, at) => {
          const box = element.getBoundingClientRect()
          const edge = at === 'from' ? box.top : box.bottom
          window.scrollBy({ top: edge - window.innerHeight / 2, behavior: 'instant' })
        }, end)
        const box = (await bar.boundingBox())!
        const y = end === 'from' ? box.y + inside : box.y + box.height - inside
        const from = { x: box.x + box.width / 2, y }
        const clock = end === 'from' ? '13:00' : '20:00'
        await pull(page, { from, by: shorter, isFinger: hasTouch }, () =>
          expect(page.getByText(clock, { exact: true })).toBeVisible(),
        )
        const pulled = end === 'from' ? '13:00–22:00' : '11:00–20:00'
        await expect(page.getByRole('button', { name: `Monday, ${pulled}` })).toBeVisible()
        await page.getByRole('button', { name: /^Undo/ }).click()
        await expect(bar).toBeVisible()
      }
    }
  },
)

test('staff see that they may not switch a store, and why', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/stores')
  const takesOrders = page.getByRole('switch', { name: 'Central takes orders' })
  await expect(takesOrders).toBeDisabled()
  await expect(takesOrders).toHaveAccessibleDescription(/Ask a manager/)
})

test(
  'a store is closed now, for the platform too, and opened again',
  { tag: '@sizes' },
  async ({ page, simulator }) => {
    await signIn(page, 'manager')
    await page.goto('/stores')
    const takesOrders = page.getByRole('switch', { name: `${CLOSED.name} takes orders` })
    // A try that failed halfway leaves it closed.
    if (!(await takesOrders.isChecked())) {
      await takesOrders.click()
      await page.getByRole('button', { name: 'Open the store' }).click()
      await expect(takesOrders).toBeChecked()
    }
    await takesOrders.click()
    await page.getByLabel('Reason').fill('Broken oven')
    await page.getByRole('button', { name: 'Close the store' }).click()
    await expect(takesOrders).not.toBeChecked()
    const card = page.getByRole('listitem').filter({ has: takesOrders })
    await expect(card).toContainText('Closed until further notice · Broken oven')
    await takesOrders.click()
    await page.getByRole('button', { name: 'Open the store' }).click()
    await expect(takesOrders).toBeChecked()
    await expect(card).toContainText('Opened by Manager')
    const told = updatesOf(await simulator.requests(STATUS), CLOSED.id)
    expect(told.map((data) => data['business_status']).slice(-2)).toEqual([0, 1])
  },
)
