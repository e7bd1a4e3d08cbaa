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

for (const name of ['Within 2 hours', 'Within 4 hours']) {
  test(`a parcel ${name.toLowerCase()} is quoted, placed, seen and cancelled`, async ({
    page,
    simulator,
  }) => {
    const street = someStreet()
    await signIn(page, 'staff')
    await openParcelForm(page)
    await chooseProduct(page, name)
    const drop = { address: street, pin: '22.2840, 114.1550', name: 'Chan', phone: '9123 4567' }
    await fillDrop(page, 0, drop)
    await fillItems(page)
    await placeQuoted(page, simulator)
    await expect(page.getByRole('img', { name: `Drop-off 1: ${street}` })).toBeVisible()
    expect((await sentFor(simulator, street))?.quotation_key).toEqual(expect.any(String))
    await cancel(page)
  })
}

test('a round of 20 drop-offs is quoted, placed, seen and cancelled', async ({
  page,
  simulator,
}) => {
  test.setTimeout(120_000)
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
