import { expect, type Locator, type Page } from '@playwright/test'

/** The control of a field of the parcel form, by its dotted name. */
export function parcelField(page: Page, name: string): Locator {
  return page.locator(`#parcel-${name.replaceAll('.', '-')}`)
}

/** Opens the form at a store, with nothing typed. */
export async function openParcelForm(page: Page, store = 'HK-CENTRAL-01'): Promise<void> {
  await page.goto('/parcels/new')
  const stores = page.getByLabel('Store', { exact: true })
  const option = stores.getByRole('option', { name: store })
  await stores.selectOption((await option.getAttribute('value')) ?? '')
}

export async function chooseProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Product' }).getByText(name, { exact: true }).click()
}

export async function setPin(page: Page, point: string, pin: string): Promise<void> {
  const field = parcelField(page, `${point}.location`).getByLabel('Latitude, longitude')
  await field.fill(pin)
  await field.press('Enter')
}

type Drop = { address: string; pin: string; name: string; phone: string }

/** Fills a drop-off that is open. */
export async function fillDrop(page: Page, at: number, drop: Drop): Promise<void> {
  const point = `drops.${at}`
  await parcelField(page, `${point}.address`).fill(drop.address)
  await setPin(page, point, drop.pin)
  await parcelField(page, `${point}.contacts.0.name`).fill(drop.name)
  await parcelField(page, `${point}.contacts.0.phone`).fill(drop.phone)
}

/** Fills what a single drop-off's product asks about the goods. */
export async function fillItems(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Size' }).getByText('A shoe box, a meal').click()
  await page.getByLabel('Weight').fill('1.25')
  await page.getByLabel('Value').fill('120.50')
}

/** The address of each drop-off, as the list of several shows them: pressing one opens it. */
export const stops = (page: Page) => page.getByRole('button', { name: /^Drop-off \d+: / })

export const quotePanel = (page: Page) => page.getByRole('region', { name: 'Quote' })

export async function expectQuoted(page: Page): Promise<void> {
  await expect(quotePanel(page).getByText('Total')).toBeVisible()
}
