import { expect, type Page } from '@playwright/test'

export type TypedOrder = {
  store: string
  phone: string
  name: string
  address: string
  pin: string
  amount: string
}

/** Near the Central store, on land, within its reach. */
const DOOR = '22.2850, 114.1500'

let phones = 0

/** An order that the platform takes, with a phone number that no other test has. */
export function typedOrder(changes: Partial<TypedOrder> = {}): TypedOrder {
  phones += 1
  const serial = (Date.now() % 1_000_000) * 10 + (phones % 10)
  return {
    store: 'HK-CENTRAL-01',
    phone: `9${String(serial).padStart(7, '0')}`,
    name: `Guest ${serial}`,
    address: 'Flat 8B, 88 Des Voeux Road West',
    pin: DOOR,
    amount: '128.50',
    ...changes,
  }
}

/** Fills the order form in English, as a person would: store, then from top to bottom. */
export async function fillOrder(page: Page, order: TypedOrder): Promise<void> {
  const store = page.getByLabel('Store', { exact: true })
  const option = store.getByRole('option', { name: order.store })
  await store.selectOption((await option.getAttribute('value')) ?? '')
  await page.getByLabel('Customer’s phone').fill(order.phone)
  await page.getByLabel('Customer’s name').fill(order.name)
  await page.getByLabel('Address', { exact: true }).fill(order.address)
  const pin = page.getByLabel('Latitude, longitude')
  await pin.fill(order.pin)
  await pin.press('Enter')
  await page.getByLabel('Amount', { exact: true }).fill(order.amount)
}

/** From the board to the page of a placed order; returns what the platform calls it. */
export async function placeOrder(page: Page, order: TypedOrder): Promise<string> {
  await page.goto('/food/new')
  await fillOrder(page, order)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/food\/\d+$/)
  return platformNumber(page)
}

/** The platform's number on an order page, once the platform has answered. */
export async function platformNumber(page: Page): Promise<string> {
  const number = page
    .getByRole('region', { name: 'For the platform’s hotline' })
    .getByRole('definition')
    .first()
  await expect(number).toHaveText(/^\w+$/)
  return number.innerText()
}

export const amountOf = (page: Page) => page.getByLabel('Amount', { exact: true })
export const phoneOf = (page: Page) => page.getByLabel('Customer’s phone')
export const nameOf = (page: Page) => page.getByLabel('Customer’s name')
export const feeAndTime = (page: Page) => page.getByRole('region', { name: 'Fee and time' })
export const send = (page: Page) => page.getByRole('button', { name: 'Place order' }).click()

/** The form, awake, with the store in Central. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/food/new')
  const store = page.getByLabel('Store', { exact: true })
  const option = store.getByRole('option', { name: 'HK-CENTRAL-01' })
  await store.selectOption((await option.getAttribute('value')) ?? '')
}

/** As the person's store switcher leaves it. */
export async function chooseStore(page: Page, code: string): Promise<void> {
  await page.goto('/food/new')
  const option = page.getByLabel('Store', { exact: true }).getByRole('option', { name: code })
  const value = (await option.getAttribute('value')) ?? ''
  await page
    .context()
    .addCookies([{ name: 'handover-store', value, url: new URL('/', page.url()).href }])
}
