import type { Page } from '@playwright/test'
import { inDatabase } from '@/lib/testing/in-database'
import { seedParcel, type ParcelToSeed } from '@/lib/testing/seeds/seed-parcels'
import { databaseOf } from './database-of'
import { begin, expect, signIn, test } from './fixtures'
import { fillDrop, fillItems, openParcelForm } from './parcel-form'
import { withoutScripts } from './without-scripts'

let serial = 0

function someName(): string {
  serial += 1
  return `List ${serial} ${Date.now() % 10_000_000}`
}

/** A phone that no other test has, of eight digits. */
const somePhone = () => `6${String(Date.now() % 10_000_000).padStart(7, '0')}`

async function placeParcel(page: Page, drop: { name: string; phone: string }): Promise<string> {
  await openParcelForm(page)
  await fillDrop(page, 0, { ...drop, address: `${drop.name} Road`, pin: '22.2840, 114.1550' })
  await fillItems(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/parcels\/\d+$/)
  const heading = page.getByRole('heading', { level: 1, name: /^Parcel \S+$/ })
  await expect(heading).toBeVisible()
  return (await heading.textContent())!.replace('Parcel ', '')
}

/** A parcel that the platform has, as the list reads it; returns the platform's number. */
async function haveParcel(
  index: number,
  parcel: Partial<Omit<ParcelToSeed, 'storeId'>>,
): Promise<string> {
  const row = await inDatabase(await databaseOf(index), 'HK-CENTRAL-01', (db, storeId) =>
    seedParcel(db, { ...parcel, storeId, family: 'parcel' }),
  )
  return row.platformOrderId ?? row.clientOrderId
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`, ${name},`) })

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Find by number, phone or name').fill(text)
  await page.getByLabel('Find by number, phone or name').press('Enter')
}

test.describe('the list of parcels', () => {
  test('shows a new parcel by itself, and leads to it', async ({ page, context, simulator }) => {
    const order = { name: someName(), phone: somePhone() }
    await signIn(page, 'staff')
    const list = await context.newPage()
    await list.goto('/parcels')
    await expect(list.getByRole('radio', { name: 'Open', exact: true })).toBeChecked()
    const number = await placeParcel(page, order)
    await simulator.hold(number)
    await expect(rowOf(list, order.name)).toBeVisible()

    await rowOf(list, order.name).click()
    await list.waitForURL(/\/parcels\/\d+$/)
    await expect(list.getByRole('heading', { name: `Parcel ${number}` })).toBeVisible()
  })

  test('is searched by number, phone and name, in an address that can be sent', async ({
    page,
    context,
  }, { parallelIndex: index }) => {
    const order = { name: someName(), phone: somePhone() }
    await signIn(page, 'staff')
    const { name: recipientName, phone: recipientPhone } = order
    const number = await haveParcel(index, { recipientName, recipientPhone })
    await page.goto('/parcels')
    for (const text of [number, order.phone, order.name.slice(2)]) {
      await search(page, text)
      await expect(rowOf(page, order.name)).toBeVisible()
    }
    await search(page, number)
    await expect(page).toHaveURL(new RegExp(`\\?q=${number}$`))
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(rowOf(other, order.name)).toBeVisible()

    await search(page, `nobody ${Date.now()}`)
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page).toHaveURL(/\/parcels$/)
  })

  test('hears what was searched and chosen before its scripts ran', async ({ page }) => {
    await signIn(page, 'staff')
    const release = await withoutScripts(page)
    await page.goto('/parcels', { waitUntil: 'commit' })
    await page.getByText('Cancelled', { exact: true }).click()
    const field = page.getByLabel('Find by number, phone or name')
    await field.fill('early bird')
    release()
    await expect(page).toHaveURL(/\?show=cancelled$/)
    await field.press('Enter')
    await expect(page).toHaveURL(/[?&]q=early/)
  })

  test('is filtered by where parcels stand, and the browser’s Back goes back', async ({ page }, {
    parallelIndex: index,
  }) => {
    const order = { name: someName() }
    await signIn(page, 'staff')
    await haveParcel(index, { recipientName: order.name, stage: 'coming', statusCode: 9005 })
    await page.goto('/parcels')
    await expect(rowOf(page, order.name)).toBeVisible()
    await page.getByText('Cancelled', { exact: true }).click()
    await expect(page).toHaveURL(/\?show=cancelled$/)
    await expect(rowOf(page, order.name)).toHaveCount(0)
    await page.getByText('On the way', { exact: true }).first().click()
    await expect(rowOf(page, order.name)).toBeVisible()
    await page.goBack()
    await expect(rowOf(page, order.name)).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Cancelled' })).toBeChecked()
  })
})

test.describe('the navigation', () => {
  test('leads the warehouse to its waybills, and on to what belongs to them', async ({ page }) => {
    await begin(page, 'warehouse')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Waybills' })
      .click()
    await page.waitForURL(/\/express$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Waybills' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'New waybill' })).toHaveAttribute(
      'href',
      '/express/new',
    )
  })
})
