import { expect, signIn, test } from './fixtures'
import {
  amountOf,
  chooseStore,
  feeAndTime,
  nameOf,
  openForm,
  phoneOf,
  placeOrder,
  send,
  typedOrder,
} from './food-form'
import { countInteractions, countTaps } from './interactions'

const MOST_INTERACTIONS = 12
const LONGEST_MS = 60_000
/** A customer whom nobody knows yet, typed by somebody practised. */
const MOST_TAPS = 7
const LONGEST_NEW_MS = 45_000

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
      const newOrder = page.getByRole('link', { name: 'New order' }).first()
      await expect(newOrder).toBeVisible()

      const interactions = await countInteractions(page)
      const begun = Date.now()
      await newOrder.click()
      await expect(phoneOf(page)).toBeFocused()
      await page.keyboard.type(order.phone.slice(0, 4))
      await page.getByRole('option', { name: order.name }).click()
      await expect(amountOf(page)).toBeFocused()
      await page.keyboard.type('250')
      await expect(feeAndTime(page)).toContainText('Fee HK$')
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

  test('is filled in while somebody writes the name, who writes over it', async ({ page }) => {
    const order = typedOrder({ phone: rarePhone('26') })
    await signIn(page, 'staff')
    await placeOrder(page, order)
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/food/customers?*', async (route) => {
      await answered
      await route.continue()
    })
    await openForm(page)
    await phoneOf(page).fill(order.phone)
    await nameOf(page).focus()
    answer()
    await expect(nameOf(page)).toHaveValue(order.name)
    await page.keyboard.type('Lee')
    await expect(nameOf(page)).toHaveValue('Lee')
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(order.address)
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

test.describe('a new customer, at a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('has an order placed with 7 taps and under 45 seconds', async ({ page }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    await chooseStore(page, 'HK-CENTRAL-01')
    await page.goto('/food')
    const newOrder = page.getByRole('link', { name: 'New order' }).first()
    await expect(newOrder).toBeVisible()

    const taps = await countTaps(page)
    const begun = Date.now()
    await newOrder.tap()
    await expect(phoneOf(page)).toBeFocused()
    await page.keyboard.type(order.phone)
    await nameOf(page).tap()
    await page.keyboard.type(order.name)
    await page.getByLabel('Address', { exact: true }).tap()
    await page.keyboard.type(order.address)
    // The map opens at the store, and the door is within its reach.
    const map = page.getByRole('group', { name: 'Pin on the map' }).locator('.leaflet-container')
    await map.tap({ position: { x: 150, y: 150 } })
    await expect(page.getByLabel('Latitude, longitude')).not.toHaveValue('')
    await amountOf(page).tap()
    await page.keyboard.type('128.5')
    const place = page.getByRole('button', { name: 'Place order' })
    // Always in sight: nothing was scrolled for it.
    await expect(place).toBeInViewport({ ratio: 1 })
    await expect(feeAndTime(page)).toContainText('HK$')
    await place.tap()
    await page.waitForURL(/\/food\/\d+$/)
    expect(await taps()).toBeLessThanOrEqual(MOST_TAPS)
    expect(Date.now() - begun).toBeLessThan(LONGEST_NEW_MS)
    await expect(page.getByText(order.name).first()).toBeVisible()
  })
})

test('a note about a customer is written once, and stands beside their next order', async ({
  page,
}) => {
  const order = typedOrder({ phone: rarePhone('24') })
  await signIn(page, 'staff')
  await placeOrder(page, order)
  const customer = page.getByRole('region', { name: 'Customer', exact: true })
  await customer.getByRole('button', { name: 'Add a note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Note about the customer' })
  await dialog.getByLabel('Note').fill('Gate code 1234#')
  await dialog.getByRole('button', { name: 'Save the note' }).click()
  await expect(customer.getByText('Gate code 1234#')).toBeVisible()

  await openForm(page)
  await phoneOf(page).pressSequentially(order.phone)
  await expect(page.getByText('Gate code 1234#')).toBeVisible()
  await page.getByRole('button', { name: 'Edit the note' }).click()
  await dialog.getByLabel('Note').fill('')
  await dialog.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Gate code 1234#')).toBeHidden()
  await expect(nameOf(page)).toHaveValue(order.name)
})

test('an order and a customer are ordered for again, with everything but the code', async ({
  page,
  simulator,
}) => {
  const order = typedOrder({ phone: rarePhone('25') })
  await signIn(page, 'staff')
  const platformId = await placeOrder(page, order)
  await simulator.cancel(platformId)
  await page.getByRole('link', { name: 'Order again' }).click()
  await expect(phoneOf(page)).toHaveValue(order.phone)
  await expect(amountOf(page)).toHaveValue(order.amount)
  await expect(page.getByLabel('Latitude, longitude')).toHaveValue('22.285, 114.15')
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  await expect(page.getByText(order.name).first()).toBeVisible()

  await page.goto(`/food/customers?search=${order.phone}`)
  await page.getByRole('link', { name: `Order again for ${order.name}` }).click()
  await expect(phoneOf(page)).toHaveValue(order.phone)
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(order.address)
  await expect(amountOf(page)).toHaveValue('')
  await page.goto('/food/new?again=999999999')
  await expect(page.getByText('That order cannot be repeated here')).toBeVisible()
})
