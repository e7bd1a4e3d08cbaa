import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { fillOrder, placeOrder, typedOrder, type TypedOrder } from './food-form'
import { geocoderPort, startGeocoder } from './geocoder'
import { countInteractions } from './interactions'
import { scan } from './scan-keys'

const CREATE = '/v1.3/order/takeaway/create'
const ESTIMATES = '/v1.3/order/takeaway/estimates'

const MOST_INTERACTIONS = 12
const LONGEST_MS = 60_000

const amountOf = (page: Page) => page.getByLabel('Amount', { exact: true })
const phoneOf = (page: Page) => page.getByLabel('Customer’s phone')
const nameOf = (page: Page) => page.getByLabel('Customer’s name')
const send = (page: Page) => page.getByRole('button', { name: 'Place order' }).click()

/** A number whose first digits nobody else's orders have. */
function rarePhone(first: string): string {
  return `${first}${String(Date.now() % 1_000_000).padStart(6, '0')}`
}

test.describe('a customer who ordered before', () => {
  test(
    'has the next order placed in 12 interactions and under 60 seconds',
    { tag: '@sizes' },
    async ({ page }) => {
      const order = typedOrder({ phone: rarePhone('21') })
      await signIn(page, 'staff')
      await placeOrder(page, order)
      await chooseStore(page, 'HK-CENTRAL-01')
      await page.goto('/food')
      const newOrder = page.getByRole('main').getByRole('link', { name: 'New order' }).first()
      await expect(newOrder).toBeVisible()

      const interactions = await countInteractions(page)
      const begun = Date.now()
      await newOrder.click()
      await expect(phoneOf(page)).toBeFocused()
      await page.keyboard.type(order.phone.slice(0, 4))
      await page.getByRole('option', { name: order.name }).click()
      await expect(amountOf(page)).toBeFocused()
      await page.keyboard.type('250')
      await expect(page.getByText('This order', { exact: true })).toBeVisible()
      await send(page)
      await page.waitForURL(/\/food\/\d+$/)
      expect(await interactions()).toBeLessThanOrEqual(MOST_INTERACTIONS)
      expect(Date.now() - begun).toBeLessThan(LONGEST_MS)
      await expect(page.getByText(order.address).first()).toBeVisible()
      await expect(page.getByText(order.phone).first()).toBeVisible()
    },
  )

  test('is filled in by the whole number, and gone again with it', async ({ page }) => {
    const order = typedOrder({ phone: rarePhone('22') })
    await signIn(page, 'staff')
    await placeOrder(page, order)
    await placeOrder(page, { ...order, address: '2 Second Street', pin: '22.2835, 114.1555' })
    await openForm(page)
    await phoneOf(page).pressSequentially(order.phone)
    await expect(nameOf(page)).toHaveValue(order.name)
    await expect(page.getByText('Known here: 2 orders')).toBeVisible()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('2 Second Street')
    await page.getByText(order.address, { exact: true }).click()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(order.address)
    await expect(page.getByLabel('Latitude, longitude')).toHaveValue('22.285, 114.15')
    await page.getByLabel('Address', { exact: true }).fill('3 Third Street')
    await expect(page.getByText(`for another address: ${order.address}.`)).toBeVisible()
    await page.getByLabel('Address', { exact: true }).fill(order.address)
    await expect(page.getByText('for another address')).toBeHidden()

    await phoneOf(page).press('End')
    await phoneOf(page).press('Backspace')
    await expect(nameOf(page)).toHaveValue('')
    await expect(page.getByLabel('Latitude, longitude')).toHaveValue('')
    // By keyboard alone: the first offer is marked, and Enter takes it.
    await expect(page.getByRole('option', { name: order.name })).toBeVisible()
    await phoneOf(page).press('Enter')
    await expect(phoneOf(page)).toHaveValue(order.phone)
    await expect(nameOf(page)).toHaveValue(order.name)
    await expect(amountOf(page)).toBeFocused()

    await page.reload()
    await nameOf(page).fill('Somebody else')
    await phoneOf(page).fill('')
    await phoneOf(page).pressSequentially(order.phone)
    await expect(page.getByRole('option', { name: order.name })).toBeVisible()
    await expect(nameOf(page)).toHaveValue('Somebody else')
  })

  test('is found, and deleted on request; the order stays', async ({ page }) => {
    const order = typedOrder({ phone: rarePhone('23') })
    await signIn(page, 'staff')
    await placeOrder(page, order)
    const orderPage = page.url()
    await openForm(page)
    await page.getByRole('link', { name: 'Known customers' }).click()
    await page.getByLabel('Phone or name').fill(order.phone.slice(0, 6))
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/search=23/)
    const row = page.getByRole('row').filter({ hasText: order.phone })
    await expect(row).toContainText(order.address)
    await row.getByRole('button', { name: `Delete ${order.name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete customer' }).click()
    await expect(page.getByText('Nobody found')).toBeVisible()
    await page.goto(orderPage)
    await expect(page.getByText(order.phone).first()).toBeVisible()
    await openForm(page)
    const looked = page.waitForResponse(/\/api\/food\/customers/)
    await phoneOf(page).pressSequentially(order.phone)
    await looked
    await expect(nameOf(page)).toHaveValue('')
    await expect(page.getByRole('listbox', { name: 'Known customers' })).toHaveCount(0)
  })
})

test('the pickup code is shown before sending, and a taken one is refused there', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await openForm(page)
  const code = page.getByLabel('Pickup code')
  await expect(code).toHaveValue(/^\d{4}$/)
  const proposed = await code.inputValue()
  await fillOrder(page, typedOrder())
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${proposed}`)

  await openForm(page)
  await expect(code).not.toHaveValue(proposed)
  await fillOrder(page, typedOrder())
  // The till's own number, off its receipt: a scan while nobody types text, and its Enter sends nothing.
  const till = `TILL-${Date.now()}`
  await page.getByRole('heading', { level: 1 }).click()
  await scan(page, till)
  await expect(page.getByLabel('Our order number')).toHaveValue(till)
  await page.getByLabel('Our order number').press('Enter')
  await code.fill(proposed.slice(0, 3))
  await send(page)
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('Pickup code: Write four digits, like 0042.')
  await code.fill(proposed)
  await send(page)
  await expect(summary).toContainText('Pickup code: An open order of this store has this code.')
  // Far from the codes that are proposed, which count up from the first.
  const own = String(9_000 + (Date.now() % 1_000))
  await code.fill(own)
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${own}`)
  await expect(page.getByText(till, { exact: true })).toBeVisible()
  const address = page.url()
  await page.goto('/food')
  // What is scanned before the page has its scripts is lost.
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await scan(page, till)
  await expect(page).toHaveURL(address)
})

test('an order that the customer fetches needs no address, and nobody waits for a courier', async ({
  page,
  simulator,
}) => {
  const order = typedOrder()
  await signIn(page, 'staff')
  await openForm(page)
  await phoneOf(page).fill(order.phone)
  await nameOf(page).fill(order.name)
  await page.getByText('The customer fetches it', { exact: true }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Estimate' })).toHaveCount(0)
  await amountOf(page).fill(order.amount)
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  await expect(page.getByText('Customer fetches it').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Courier', exact: true })).toHaveCount(0)
  const asked = await simulator.requests(CREATE)
  const ours = asked.find(({ body }) => JSON.stringify(body).includes(order.phone))
  expect(ours?.body.data['delivery_type']).toBe('SELF_PICKUP')
  await page.goto('/food')
  const card = page.getByRole('article').filter({ hasText: order.name })
  await expect(card).toContainText('Customer fetches it')
})

test.describe('the price', () => {
  test('is told when it is another than shown, and agreed to by pressing again', async ({
    page,
    simulator,
  }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    // As when the platform's prices have moved since the form asked.
    await page.route(/\/api\/food\/estimate/, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { ladder: { feeCents: number }[] }
      for (const step of answer.ladder) step.feeCents = 100
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/food/new')
    await fillOrder(page, order)
    await expect(page.getByText('Fee HK$1').first()).toBeVisible()
    await send(page)
    const told = page.getByRole('alert').filter({ hasText: 'The price is not the one shown' })
    await expect(told).toContainText('Fee HK$1.')
    const asked = await simulator.requests(CREATE)
    expect(asked.filter(({ body }) => JSON.stringify(body).includes(order.phone))).toEqual([])
    await page.getByRole('button', { name: 'Place order at this price' }).click()
    await page.waitForURL(/\/food\/\d+$/)
    await expect(page.getByText(order.phone).first()).toBeVisible()
  })

  test('that cannot be confirmed keeps no order back, and is said', async ({ page, simulator }) => {
    await signIn(page, 'staff')
    await page.goto('/food/new')
    await fillOrder(page, typedOrder())
    await expect(page.getByText('This order', { exact: true })).toBeVisible()
    await simulator.faults({ path: ESTIMATES, kind: 'error', code: 261103, times: 1 })
    await send(page)
    await page.waitForURL(/\/food\/\d+$/)
    await expect(page.getByText('the price shown was not confirmed')).toBeVisible()
  })
})

test('an address is looked up where a geocoder is set, and the pin is put by it or by hand', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'staff')
  await openForm(page)
  const address = page.getByLabel('Address', { exact: true })
  const find = page.getByRole('button', { name: 'Find address' })
  await expect(find).toBeDisabled()
  await address.fill('Parc Oasis')
  await find.click()
  await expect(page.getByText('The address search gives no answer.')).toBeVisible()
  const geocoder = await startGeocoder(geocoderPort(Number(new URL(simulator.base).port)))
  try {
    await find.click()
    const places = page.getByRole('list', { name: 'Places found' })
    await expect(places.getByRole('button')).toHaveCount(2)
    await places.getByRole('button', { name: /^Tower 8, Parc Oasis/ }).click()
    await expect(page.getByLabel('Latitude, longitude')).toHaveValue('22.33346, 114.1718')
    await expect(address).toHaveValue('Parc Oasis')
  } finally {
    geocoder.close()
  }
})

test('Singapore has no estimates, is told why, and everything else works', async ({
  page,
  simulator,
}) => {
  const order: TypedOrder = typedOrder({
    store: 'SG-ORCHARD-01',
    address: '1 Somerset Road, 04-12',
    pin: '1.3008, 103.8391',
  })
  await signIn(page, 'manager')
  await page.goto('/food/new')
  await fillOrder(page, order)
  const estimate = page.getByRole('region', { name: 'Estimate' })
  await expect(estimate).toContainText('This store delivers there')
  await expect(estimate).toContainText('prices and delivery modes in Hong Kong only')
  // The government's lookup knows Hong Kong alone.
  await expect(page.getByRole('button', { name: 'Find address' })).toHaveCount(0)
  await page.getByText('Later', { exact: true }).click()
  await expect(page.getByText(/^Singapore.* From 30 minutes/)).toBeVisible()
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('Deliver at').fill(`${day}T19:30`)
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  const asked = await simulator.requests(CREATE)
  const ours = asked.find(({ body }) => JSON.stringify(body).includes(order.phone))
  expect(ours?.body.data).toMatchObject({ appoint_time: `${day} 19:30:00` })
  await expect(page.getByText(/19:30/).first()).toBeVisible()
})

/** The form, awake, with the store in Central. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/food/new')
  const store = page.getByLabel('Store', { exact: true })
  const option = store.getByRole('option', { name: 'HK-CENTRAL-01' })
  await store.selectOption((await option.getAttribute('value')) ?? '')
}

/** As the person's store switcher leaves it. */
async function chooseStore(page: Page, code: string): Promise<void> {
  await page.goto('/food/new')
  const option = page.getByLabel('Store', { exact: true }).getByRole('option', { name: code })
  const value = (await option.getAttribute('value')) ?? ''
  await page
    .context()
    .addCookies([{ name: 'handover-store', value, url: new URL('/', page.url()).href }])
}
