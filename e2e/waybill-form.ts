import type { Locator, Page } from '@playwright/test'
import { expect, signIn } from './fixtures'
import type { SimulatorControl } from './simulator-control'

const CREATE = '/v1.1/order/homeexpress/create'

/** In Kwun Tong, on land. */
const DOOR = '22.3123, 114.2257'

let guests = 0
/** A recipient whom no other test has. */
export function guest(): string {
  guests += 1
  return `Guest ${Date.now() % 10_000_000}-${guests}`
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Its card: once it is chosen, the form names it in other places too. */
export const choose = (page: Page, product: string) =>
  page
    .locator('label')
    .filter({ has: page.getByText(product, { exact: true }) })
    .click()
export const place = (page: Page) => page.getByRole('button', { name: 'Place waybill' }).click()

/** Opens the form as the warehouse does, with a product chosen and nothing typed. */
export async function openWaybillForm(page: Page, product: string): Promise<void> {
  await signIn(page, 'warehouse')
  await page.goto('/express/new')
  await choose(page, product)
  await expect(region(page, 'Recipient')).toBeVisible()
}

export async function fillAddress(where: Locator, district: string): Promise<void> {
  await where.getByLabel('Building').fill('Tower 1')
  await where.getByLabel('Street and number').fill('1 How Ming Street')
  await where.getByLabel('District').fill(district)
}

/** The recipient at a door, but for the pin; returns the part of the form. */
export async function fillRecipient(page: Page, name: string, district: string): Promise<Locator> {
  const recipient = region(page, 'Recipient')
  await recipient.getByLabel('Name').fill(name)
  await recipient.getByLabel('Phone', { exact: true }).fill('6123 4567')
  await fillAddress(recipient, district)
  return recipient
}

/** The sender's fields, which are one line once they are known. */
export async function openSender(page: Page): Promise<Locator> {
  const sender = region(page, 'Sender')
  await expect(sender).toBeVisible()
  const change = sender.getByRole('button', { name: 'Change' })
  if (await change.isVisible()) await change.click()
  return sender
}

/** What most waybills go without. */
export async function openMore(page: Page): Promise<void> {
  const remark = page.getByRole('textbox', { name: /^Remark/ })
  if (!(await remark.isVisible())) {
    await page.getByText('Services, payment, remark and numbers').click()
  }
  await expect(remark).toBeVisible()
}

export async function putPin(page: Page): Promise<void> {
  await region(page, 'Recipient')
    .getByRole('button', { name: /on the map$|^Move the pin/ })
    .click()
  const pin = region(page, 'Recipient').getByLabel('Latitude, longitude')
  await pin.fill(DOOR)
  await pin.press('Enter')
}

type Sent = {
  product_code: string
  recipient: Record<string, unknown>
  pickup: { date: string; period: string }
  item_detail: unknown[]
  total_weight: number
}

/** What the platform was asked to create for a recipient, each time. */
export async function sentFor(simulator: SimulatorControl, name: string): Promise<Sent[]> {
  const all = await simulator.requests(CREATE)
  const sent = all.map(({ body }) => body.data as unknown as Sent)
  return sent.filter(({ recipient }) => recipient['name'] === name)
}

/** A small parcel, as every product takes it. */
export async function fillParcel(page: Page): Promise<void> {
  const parcel = region(page, 'Parcel')
  await parcel.getByLabel('Box size').fill('S')
  await parcel.getByLabel('Number of boxes').fill('1')
  await parcel.getByLabel('Total weight').fill('1500')
}
