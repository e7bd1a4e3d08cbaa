import { randomUUID } from 'node:crypto'
import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { fillDrop, openParcelForm, parcelField } from './parcel-form'
import { seedWaybill } from './seed-waybill'
import { fillParcel, openWaybillForm, region } from './waybill-form'

/** What a store keeps so that nobody types it twice. */

/** Digits of a Hong Kong mobile number that no other journey has. */
const somePhone = () => `6${String(Date.now() % 10_000_000).padStart(7, '0')}`

test('an address book is imported, offers whom it knows, and forgets who is deleted', async ({
  page,
}) => {
  const id = randomUUID().slice(0, 8)
  const [name, phone] = [`Ho Ka Yan ${id}`, somePhone()]
  const file = [
    'name,phone,building,street,district,area',
    `${name},${phone},Harmony Court,8 Yuen Wo Road,Sha Tin,New Territories`,
    `Nobody ${id},12,,,,`,
  ].join('\r\n')
  await signIn(page, 'warehouse')
  await page.goto('/express')
  await page.getByRole('link', { name: 'Address book' }).click()
  // By the button, as a hand does: nobody reaches the control behind it before it is heard.
  const take = page.getByRole('button', { name: 'Import', exact: true })
  await awake(take)
  const asked = page.waitForEvent('filechooser')
  await take.click()
  await (
    await asked
  ).setFiles({
    name: 'book.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  })
  await expect(page.getByText('1 recipient taken in.')).toBeVisible()
  await expect(page.getByText('1 line has no name or no phone that can be called: 3')).toBeVisible()
  await page.getByLabel('Phone or name').fill(id)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Harmony Court')

  await openWaybillForm(page, 'HDP-SFWH-H')
  const recipient = region(page, 'Recipient')
  await recipient.getByLabel('Phone', { exact: true }).pressSequentially(phone.slice(0, 7))
  await expect(recipient.getByRole('option', { name: new RegExp(name) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(recipient.getByLabel('Name')).toHaveValue(name)
  await expect(recipient.getByLabel('Building')).toHaveValue('Harmony Court')

  await page.goto('/express/recipients')
  await page
    .getByRole('button', { name: `Delete ${name}, ${phone.slice(0, 4)} ${phone.slice(4)}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
})

test('a preset fills in a parcel by choice, and by its rule, and says what it filled in', async ({
  page,
}) => {
  const preset = `Small box ${randomUUID().slice(0, 8)}`
  await openWaybillForm(page, 'HDP-SFWH-H')
  await fillParcel(page)
  await page.getByRole('button', { name: 'Save as a preset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a preset' })
  await dialog.getByLabel('Name').fill(preset)
  await dialog.getByLabel('Up to this weight').fill('1200')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${preset} is saved.`)).toBeVisible()

  const parcel = region(page, 'Parcel')
  await parcel.getByLabel('Box size').fill('')
  await parcel.getByLabel('Number of boxes').fill('')
  await parcel.getByLabel('Total weight').fill('900')
  await page.keyboard.press('Tab')
  await expect(page.getByText(`“${preset}” filled in:`)).toBeVisible()
  await expect(parcel.getByLabel('Number of boxes')).toHaveValue('1')

  await page.getByLabel('Preset', { exact: true }).selectOption({ label: preset })
  await page.getByRole('button', { name: `Delete the preset ${preset}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${preset} was deleted.`)).toBeVisible()
})

test('a round of parcels is kept as a route, and begins the next order', async ({ page }) => {
  const id = randomUUID().slice(0, 8)
  const [route, address] = [`Friday ${id}`, `Shop ${id}, 1 Queen’s Road Central`]
  await signIn(page, 'staff')
  await openParcelForm(page)
  const drop = { address, pin: '22.2840, 114.1550', name: 'Chan Tai Man', phone: '9123 4567' }
  await fillDrop(page, 0, drop)
  await page.getByRole('button', { name: 'Save as a route' }).click()
  await page.getByLabel('Name of the route').fill(route)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${route} is saved.`)).toBeVisible()

  await parcelField(page, 'drops.0.address').fill('')
  await page.getByLabel('Saved route', { exact: true }).selectOption({ label: route })
  await expect(page.getByText('The route is filled in. Its time is now.')).toBeVisible()
  await expect(parcelField(page, 'drops.0.address')).toHaveValue(address)

  await page.getByRole('button', { name: `Delete the route ${route}` }).click()
  await expect(page.getByText(`${route} was deleted.`)).toBeVisible()
})

test('of a parcel that did not arrive it is said what can be done, and the new waybill is begun', async ({
  page,
}, { parallelIndex: index }) => {
  const name = `Lam Mei ${randomUUID().slice(0, 8)}`
  const draft = {
    recipient: {
      name,
      callingCode: '852',
      phone: '61234567',
      address: {
        building: 'Tower 1',
        street: '1 How Ming Street',
        district: '觀塘區',
        area: '九龍',
      },
    },
  }
  const number = await seedWaybill(index, {
    recipientName: name,
    stage: 'problem',
    request: { product: 'HDP-SFWH-H', draft, locale: 'en' },
  })
  await signIn(page, 'warehouse')
  await page.goto(`/express?q=${number}`)
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  const panel = page.getByRole('region', { name: 'What can be done' })
  await expect(panel.getByText('The platform turns no waybill round.')).toBeVisible()
  await panel.getByRole('link', { name: 'Send to a locker' }).click()
  await expect(page.getByRole('radio', { name: /HDP-SFWH-L/ })).toBeChecked()
  await expect(region(page, 'Recipient').getByLabel('Name')).toHaveValue(name)
})
