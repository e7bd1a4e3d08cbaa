import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { typedOrder } from './food-form'
import { haveOrder } from './standing-order'
import type { Page } from '@playwright/test'

const INFO_BY_PHONE = '/v1.3/order/takeaway/info_by_phone'
const SUPPORTED = '/v1.3/order/takeaway/merchants/supported'

/** Reached by the Sha Tin store alone, at whose counter the demo's staff do not stand. */
const SHA_TIN = { store: 'HK-SHATIN-03', pin: '22.3871, 114.1953' }

async function find(page: Page, phone: string) {
  await page.getByLabel('Customer’s phone').fill(phone)
  await page.getByLabel('Customer’s phone').press('Enter')
}

async function pinAt(page: Page, place: string) {
  const pin = page.getByLabel('Latitude, longitude')
  await pin.fill(place)
  await pin.press('Enter')
}

/** What the board keeps behind its other tools. */
async function openTools(page: Page) {
  const tools = page.getByRole('button', { name: 'More tools' })
  await awake(tools)
  await tools.click()
}

const answer = (page: Page) => page.getByRole('region', { name: 'Stores' })

test.describe('find by phone', () => {
  test('leads from the board to a caller’s order, and is as it was on the way back', async ({
    page,
    simulator,
  }, { parallelIndex: index }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    const { orderId } = await haveOrder({ simulator, index }, order)
    await page.goto('/food')
    await openTools(page)
    await page.getByRole('menuitem', { name: 'Find by phone' }).click()
    await find(page, `+852 ${order.phone}`)
    const found = page.getByRole('link', { name: new RegExp(`${order.name},`) })
    await expect(page.getByText('Latest on the platform', { exact: true })).toBeVisible()
    await found.click()
    await expect(page).toHaveURL(new RegExp(`/food/${orderId}$`))
    await page.goBack()
    await expect(found).toBeVisible()
  })

  test('says the same of another store’s order as of none', async ({ page, browser, simulator }, {
    parallelIndex: index,
  }) => {
    const order = typedOrder(SHA_TIN)
    const other = await (await browser.newContext()).newPage()
    await signIn(other, 'manager')
    await haveOrder({ simulator, index }, order)
    await other.goto('/food/find')
    await find(other, order.phone)
    await expect(other.getByRole('link', { name: new RegExp(`${order.name},`) })).toBeVisible()
    await other.context().close()

    await signIn(page, 'staff')
    await page.goto('/food/find')
    for (const phone of [order.phone, typedOrder().phone]) {
      await find(page, phone)
      const shown = `${phone.slice(0, 4)} ${phone.slice(4)}`
      await expect(page.getByRole('heading', { name: `Orders for ${shown}` })).toBeVisible()
      await expect(page.getByText('No order for this number at your stores')).toBeVisible()
      await expect(page.getByText(order.name)).toHaveCount(0)
    }
  })

  test('lists what was placed here when the platform says to wait, and asks again', async ({
    page,
    simulator,
  }, { parallelIndex: index }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    await haveOrder({ simulator, index }, order)
    await page.goto('/food/find')
    await simulator.faults({ path: INFO_BY_PHONE, kind: 'error', times: 1, code: 261005 })
    await find(page, order.phone)
    await expect(page.getByText(/answers the same question only once a minute/)).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`${order.name},`) })).toBeVisible()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Latest on the platform', { exact: true })).toBeVisible()
  })

  test('does not ask for what is no number', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/food/find')
    await find(page, '12')
    await expect(page.getByText(/This is not a phone number of this region/)).toBeVisible()
    await expect(page.getByLabel('Customer’s phone')).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('coverage', () => {
  test(
    'says which stores deliver to a pin, in how long, and why not',
    { tag: '@phone' },
    async ({ page }) => {
      await signIn(page, 'manager')
      await page.goto('/food')
      await openTools(page)
      await page.getByRole('menuitem', { name: 'Coverage' }).click()
      await pinAt(page, '22.3700, 114.1800')
      const list = answer(page)
      await expect(list.getByText('2 of your 3 stores deliver there')).toBeVisible()
      await expect(list.getByRole('listitem').filter({ hasText: 'Sha Tin' })).toHaveText(/\d+ min/)
      await expect(list.getByRole('listitem').filter({ hasText: 'Central' })).toHaveText(
        /Does not deliver there.*Too far away, or closed now/,
      )
      await expect(page.getByRole('img', { name: 'Store: Sha Tin, Delivers there' })).toBeVisible()
      await expect(
        page.getByRole('img', { name: 'Store: Central, Does not deliver there' }),
      ).toBeVisible()
      // The place is in the address: the same view comes up again.
      await page.reload()
      await expect(list.getByText('2 of your 3 stores deliver there')).toBeVisible()
    },
  )

  test('goes over to Singapore, and says when nobody is near', async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/food/coverage')
    await page.getByLabel('Region').selectOption('Singapore')
    await pinAt(page, '1.3003, 103.8387')
    const list = answer(page)
    await expect(list.getByText('Orchard delivers there')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await pinAt(page, '1.3521, 103.6500')
    await expect(list.getByText('Orchard does not deliver there now')).toBeVisible()
    await expect(list.getByText(/no store delivers to this place/)).toBeVisible()
  })

  test('says that the platform gave no answer, and asks again', async ({ page, simulator }) => {
    await signIn(page, 'staff')
    await page.goto('/food/coverage')
    await simulator.faults({ path: SUPPORTED, kind: 'http_500', times: 1 })
    await pinAt(page, '22.2850, 114.1500')
    await expect(answer(page).getByText('The platform could not be asked')).toBeVisible()
    await answer(page).getByRole('button', { name: 'Try again' }).click()
    await expect(answer(page).getByText('2 of your 2 stores deliver there')).toBeVisible()
  })
})

test('a store keeps the minutes after which its orders are late', async ({ page }) => {
  const code = `HK-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await signIn(page, 'admin')
  await page.goto('/settings/stores/new')
  await page.getByLabel('Store code').fill(code)
  await page.getByLabel('Name', { exact: true }).fill('Pier 8')
  await pinAt(page, '22.2871, 114.1590')
  await page.getByLabel('Waiting for a courier').fill('0')
  await page.getByRole('button', { name: 'Add the store' }).click()
  await expect(page.getByText('Whole minutes, from 1 to 240.')).toBeVisible()
  await page.getByLabel('Waiting for a courier').fill('7')
  await page.getByRole('button', { name: 'Add the store' }).click()
  await page.getByRole('link', { name: code }).click()
  await expect(page.getByLabel('Waiting for a courier')).toHaveValue('7')
  await expect(page.getByLabel('On the way')).toHaveValue('45')
})
