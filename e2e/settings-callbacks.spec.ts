import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { typedOrder } from './food-form'
import { placeElsewhere, sendFoodCallback } from './stand-ins/outside-platform'
import { haveOrder } from './standing-order'

/** A number that no other test has, all digits. */
const ownNumber = () => String(Date.now())

async function ourNumber(page: Page): Promise<string> {
  const numbers = page.getByRole('region', { name: 'For the platform’s hotline' })
  return numbers.getByRole('definition').nth(1).innerText()
}

/** The callback's own page, from the list of what waits. */
async function openWaiting(page: Page, platformId: string): Promise<void> {
  const list = '/settings/callbacks?family=food&state=waiting'
  await expect.poll(async () => (await page.request.get(list)).text()).toContain(platformId)
  await page.goto(list)
  const row = page.getByRole('row', { name: new RegExp(platformId) }).first()
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: `Callback about ${platformId}` })).toBeVisible()
}

test('a code that nobody published is shown, learned, taken back', async ({
  page,
  context,
  simulator,
  baseURL,
}, { parallelIndex: index }) => {
  const code = 10_000 + (Date.now() % 100_000_000)
  const order = typedOrder()
  await signIn(page, 'admin')
  const { orderId: ours, platformId: orderId } = await haveOrder({ simulator, index }, order)
  await page.goto(`/food/${ours}`)
  const clientOrderId = await ourNumber(page)
  await sendFoodCallback(baseURL!, { orderId, clientOrderId, code, text: 'Waiting at the lift' })
  await expect(page.getByText('The platform gave a status that is not known here')).toBeVisible()
  await expect(
    page.getByText(`Its code is ${code}. Its own words: “Waiting at the lift”.`),
  ).toBeVisible()

  const board = await context.newPage()
  await board.goto('/food')
  const card = board.getByRole('link', { name: new RegExp(`${order.name},`) })
  await expect(
    board.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: order.name }),
  ).toBeVisible()

  const settings = await context.newPage()
  await settings.goto('/settings/status-codes')
  const row = settings.getByRole('row', { name: new RegExp(`^${code}`) })
  await expect(row).toContainText('Waiting at the lift')
  const means = row.getByLabel(`What ${code} of Food means`)
  await means.selectOption('Delivered')
  await settings.getByRole('button', { name: 'Yes, it means that' }).click()
  await expect(row).toContainText('Said by Administrator')
  await expect(card).toHaveAccessibleName(/Delivered$/)
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()

  await means.selectOption('Not explained yet')
  await settings.getByRole('button', { name: 'Take it back' }).click()
  await expect(card).toHaveAccessibleName(/Unknown status$/)
})

test('an order that was placed elsewhere waits, and is given to its store', async ({
  page,
  simulator,
}) => {
  const clientOrderId = ownNumber()
  const order = { store: 'HK-CENTRAL-01', clientOrderId }
  const platformId = await placeElsewhere(simulator.base, order)
  await simulator.hold(platformId)
  await signIn(page, 'admin')
  await openWaiting(page, platformId)

  const store = page.getByLabel('Belongs to store')
  await store.selectOption({ label: 'Mong Kok · HK-MONGKOK-02' })
  await page.getByRole('button', { name: 'Ask and add the order' }).click()
  await expect(page.getByText('The platform does not have this order at that store.')).toBeVisible()
  await expect(store.getByRole('option', { name: /Mong Kok/ })).toHaveJSProperty('selected', true)

  await store.selectOption({ label: 'Central · HK-CENTRAL-01' })
  await page.getByRole('button', { name: 'Ask and add the order' }).click()
  await page.getByRole('link', { name: 'Open the order' }).click()
  await expect(page).toHaveURL(/\/food\/\d+$/)
  await expect(page.getByText('Placed elsewhere, taken over here')).toBeVisible()
  await expect(page.getByText(platformId, { exact: true })).toBeVisible()
})

test('what nobody wants to wait for is dismissed, and stays to be seen', async ({
  page,
  baseURL,
}) => {
  const orderId = `GONE${ownNumber()}`
  await sendFoodCallback(baseURL!, {
    orderId,
    clientOrderId: ownNumber(),
    code: 9005,
    text: 'Courier accepted',
  })
  await signIn(page, 'admin')
  await openWaiting(page, orderId)
  await page.getByText('Show the message').click()
  await expect(page.getByText('"status_desc":"Courier accepted"')).toBeVisible()
  await page.getByRole('button', { name: 'Apply again' }).click()
  await expect(page.getByText('Still no order of ours is meant.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(/By Administrator/)).toBeVisible()
  await page.goto('/settings/callbacks?state=waiting')
  await expect(page.getByText(orderId)).toHaveCount(0)
  await page.getByLabel('State').selectOption('Dismissed')
  await expect(page).toHaveURL(/state=dismissed/)
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toBeVisible()
})

test('callbacks and codes are no business of anybody but administrators', async ({ page }) => {
  await signIn(page, 'manager')
  for (const address of [
    '/settings/callbacks',
    '/settings/callbacks/1',
    '/settings/status-codes',
  ]) {
    await page.goto(address)
    await expect(page.getByText('There is no such page')).toBeVisible()
  }
})
