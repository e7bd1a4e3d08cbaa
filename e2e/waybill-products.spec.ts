import type { Locator, Page } from '@playwright/test'
import { expressRules, needOf } from '@/lib/domain/express/express-products'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { expect, signIn, test } from './fixtures'
import { openSender, putPin } from './waybill-form'

/** The page is told of a callback: nothing on it asks by itself, so that how long is the machine's. */

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function fillAddress(where: Locator, district: string): Promise<void> {
  await where.getByLabel('Building').fill('Tower 1')
  await where.getByLabel('Street and number').fill('1 How Ming Street')
  await where.getByLabel('District').fill(district)
}

async function chooseLocker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a locker' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a locker' })
  await picker.getByRole('searchbox').fill('tai po')
  await picker
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: 'Tai Po' })
    .first()
    .click()
  await picker.getByRole('button', { name: 'Choose this locker' }).click()
  await expect(page.getByLabel('Locker code')).toHaveValue(/^[A-Z]{2}\d{5}$/)
}

async function fillRecipient(page: Page, product: ExpressProduct, name: string): Promise<void> {
  const recipient = panel(page, 'Recipient')
  await recipient.getByLabel('Name').fill(name)
  await recipient.getByLabel('Phone', { exact: true }).fill('6123 4567')
  if (expressRules(product).destination === 'locker') {
    await chooseLocker(page)
    return
  }
  await fillAddress(recipient, 'Kwun Tong')
  await putPin(page)
}

async function fillContents(page: Page, product: ExpressProduct): Promise<void> {
  if (needOf(product, 'box') === 'required' && expressRules(product).onlyBox === null) {
    await page.getByLabel('Box size').fill('S')
  }
  if (needOf(product, 'weight') === 'required') {
    if (expressRules(product).maxBoxes > 1) await page.getByLabel('Number of boxes').fill('1')
    await page.getByLabel('Total weight').fill('900')
  }
  if (needOf(product, 'items') === 'required') {
    await page.getByLabel('Item 1: Code').fill('TEA-1')
    await page.getByLabel('Item 1: Name').fill('Tea')
    await page.getByLabel('Item 1: Quantity').fill('2')
  }
}

async function choosePickup(page: Page): Promise<void> {
  const times = page.getByRole('radiogroup', { name: 'Pickup time' })
  await times.getByRole('radio', { disabled: false }).last().click()
}

/**
 * One of each kind of form: from a sender to a locker, from the warehouse to a locker, and lite post
 * to a door. From the warehouse to a door goes `waybill-page.spec.ts`, from a sender to a door
 * `waybill-form.spec.ts`; what each of the seven takes, shows and sends is proved without a browser
 * (`place-waybill.integration`, `waybill-page.integration`, `waybill-fields`, `check-waybill`).
 */
const WALKED: readonly ExpressProduct[] = ['HDP-ECOMM-L', 'HDP-SFWH-L', 'HDP-PND-1-H']

for (const product of WALKED) {
  test(`${product} is placed, seen, printed and cancelled`, async ({ page, simulator }) => {
    await signIn(page, 'warehouse')
    await page.goto('/express/new')
    await page.getByText(product, { exact: true }).click()
    const name = `Every ${Date.now() % 10_000_000}-${WALKED.indexOf(product)}`
    await fillRecipient(page, product, name)
    if (needOf(product, 'sender.address') === 'required') {
      await fillAddress(await openSender(page), 'Sha Tin')
    }
    await fillContents(page, product)
    if (needOf(product, 'pickup.period') === 'required') await choosePickup(page)
    await page.getByRole('button', { name: 'Place waybill' }).click()
    await page.waitForURL(/\/express\/\d+$/)

    // Ours begin with a letter: the one of digits alone is the platform's.
    const numbers = panel(page, 'Numbers').getByRole('definition')
    await simulator.hold((await numbers.filter({ hasText: /^\d+$/ }).innerText()).trim())
    const standing = panel(page, 'Status')
    await expect(standing.getByText('Waiting for pickup')).toBeVisible()
    await expect(panel(page, 'From and to').getByText(name)).toBeVisible()

    await page.getByRole('button', { name: 'Get the label' }).click()
    const label = page.getByRole('link', { name: 'Open in a new tab' })
    const pdf = await page.request.get((await label.getAttribute('href'))!)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('button', { name: 'Cancel waybill' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Cancel the waybill' }).click()
    await expect(standing.getByText('Cancelled', { exact: true })).toBeVisible()
  })
}
