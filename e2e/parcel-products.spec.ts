import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import {
  chooseProduct,
  expectQuoted,
  fillDrop,
  fillItems,
  openParcelForm,
  parcelField,
  setPin,
  stops,
} from './parcel-form'
import type { SimulatorControl } from './simulator-control'

const CREATE = '/parcel/v1.0/order/create'
const MOST_DROPS = 20

let serial = 0
/** A street that no other test and no other run has. */
function someStreet(): string {
  serial += 1
  return `Every ${serial}-${Date.now() % 10_000_000} Street`
}

/** Where the n-th of many stops is: in rows, a street apart, on land in Kowloon. */
const pinOf = (at: number) =>
  `${(22.315 + Math.floor(at / 5) * 0.002).toFixed(4)}, ${(114.168 + (at % 5) * 0.002).toFixed(4)}`

/** Places what the form has, with the quote that it showed, and stops its progress. */
async function placeQuoted(page: Page, simulator: SimulatorControl): Promise<void> {
  await expectQuoted(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/parcels\/\d+$/)
  const heading = page.getByRole('heading', { level: 1, name: /^Parcel \S+$/ })
  await simulator.hold((await heading.innerText()).replace('Parcel ', ''))
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel parcel' }).click()
  await page.getByRole('button', { name: 'Cancel the parcel' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
}

/** What the platform was asked to create for this street. */
async function sentFor(simulator: SimulatorControl, street: string) {
  const all = await simulator.requests(CREATE)
  const [sent, ...more] = all.filter(({ body }) => JSON.stringify(body).includes(street))
  expect(more).toEqual([])
  return sent?.body as { path: unknown[]; quotation_key?: string } | undefined
}

/** A moment some hours ahead by Hong Kong's clock, as a field takes it; with a space on the wire. */
const hongKongIn = (hours: number) =>
  new Date(Date.now() + (hours + 8) * 3_600_000).toISOString().slice(0, 16)

test('a parcel within 2 hours is quoted, placed, seen and cancelled', async ({
  page,
  simulator,
}) => {
  const street = someStreet()
  await signIn(page, 'staff')
  await openParcelForm(page)
  const drop = { address: street, pin: '22.2840, 114.1550', name: 'Chan', phone: '9123 4567' }
  await fillDrop(page, 0, drop)
  await fillItems(page)
  await placeQuoted(page, simulator)
  await expect(page.getByRole('img', { name: `Drop-off 1: ${street}` })).toBeVisible()
  expect((await sentFor(simulator, street))?.quotation_key).toEqual(expect.any(String))
  await cancel(page)
})

test('a parcel within 4 hours is placed with everything that it takes, seen and cancelled', async ({
  page,
  simulator,
}) => {
  const street = someStreet()
  const [pickupAt, giveUpAt] = [hongKongIn(26), hongKongIn(28)]
  await signIn(page, 'staff')
  await openParcelForm(page)
  await chooseProduct(page, 'Within 4 hours')
  await page.getByText('Elsewhere', { exact: true }).click()
  await parcelField(page, 'pickup.address').fill('9 Pickup Lane')
  await setPin(page, 'pickup', '22.2810, 114.1590')
  const drop = { address: street, pin: '22.2840, 114.1550', name: 'Chan', phone: '9123 4567' }
  await fillDrop(page, 0, drop)
  const people = page.getByRole('group', { name: 'Drop-off', exact: true })
  await people.getByRole('button', { name: 'Add another contact' }).click()
  await parcelField(page, 'drops.0.contacts.1.name').fill('Wong')
  await parcelField(page, 'drops.0.contacts.1.phone').fill('6123 4567')
  await people.getByRole('button', { name: 'Add another contact' }).click()
  await people.getByRole('button', { name: 'Remove contact 3' }).click()
  await expect(parcelField(page, 'drops.0.contacts.1.name')).toBeFocused()
  await fillItems(page)
  await page.getByText('Later', { exact: true }).click()
  await page.getByLabel('Pickup at').fill(pickupAt)
  await page.getByText('At a set time', { exact: true }).click()
  await page.getByLabel('Cancel by itself at').fill(giveUpAt)
  await page.getByLabel('The courier collects money at the door').check()
  await page.getByLabel('For the delivery').fill('20')
  await page.getByLabel('For the goods').fill('88.50')
  await placeQuoted(page, simulator)
  expect(await sentFor(simulator, street)).toMatchObject({
    product_code: 'DASH4HR',
    schedule_time: pickupAt.replace('T', ' '),
    cancel_time: giveUpAt.replace('T', ' '),
    cod: { service_fee: '20.00', cash: '88.50' },
    path: [
      { address: '9 Pickup Lane', contact: [{}] },
      { address: street, contact: [{ name: 'Chan' }, { name: 'Wong', phone: '61234567' }] },
    ],
    quotation_key: expect.any(String),
  })
  await cancel(page)
})

test('a round of 20 drop-offs is quoted, placed, seen and cancelled', async ({
  page,
  simulator,
}) => {
  const street = someStreet()
  await signIn(page, 'staff')
  await openParcelForm(page)
  await chooseProduct(page, 'Several stops')
  await page.getByRole('button', { name: 'Paste a list' }).click()
  const lines = Array.from({ length: MOST_DROPS }, (_, at) => `${at + 1} ${street}\tChan\t91234567`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Addresses').fill(lines.join('\n'))
  await dialog.getByRole('button', { name: `Add ${MOST_DROPS} drop-offs` }).click()
  for (let at = 0; at < MOST_DROPS; at++) {
    await stops(page).nth(at).click()
    await setPin(page, `drops.${at}`, pinOf(at))
  }
  await parcelField(page, 'orderer.name').fill('Ho')
  await parcelField(page, 'orderer.phone').fill('61234567')
  await page.getByLabel('Van', { exact: true }).check()
  await placeQuoted(page, simulator)
  await expect(page.getByRole('img', { name: /^Drop-off \d+: / })).toHaveCount(MOST_DROPS)
  const sent = await sentFor(simulator, street)
  expect(sent?.path).toHaveLength(1 + MOST_DROPS)
  expect(sent?.quotation_key).toEqual(expect.any(String))
  await cancel(page)
})
