import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { fillDrop, fillItems, openParcelForm, parcelField } from './parcel-form'
import type { SimulatorControl } from './simulator-control'

let serial = 0

/** A recipient that no other test and no other run has. */
function someName(): string {
  serial += 1
  return `Page ${serial} ${Date.now() % 10_000_000}`
}

/** Places a parcel for one door and stops its own progress; returns the platform's number. */
async function placeParcel(page: Page, simulator: SimulatorControl, name: string): Promise<string> {
  await openParcelForm(page)
  await fillDrop(page, 0, {
    address: `${name} Street`,
    pin: '22.2840, 114.1550',
    name,
    phone: '9123 4567',
  })
  await fillItems(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/parcels\/\d+$/)
  const heading = page.getByRole('heading', { level: 1, name: /^Parcel \S+$/ })
  await expect(heading).toBeVisible()
  const number = (await heading.textContent())!.replace('Parcel ', '')
  await simulator.hold(number)
  return number
}

const timeline = (page: Page) => page.getByRole('region', { name: 'What happened' })
const tracker = (page: Page) => page.getByRole('list', { name: 'How far it is' })
const everything = (page: Page) => timeline(page).getByText('Everything that was told')
const cancelButton = (page: Page) => page.getByRole('button', { name: /^Cancel (parcel|again)/ })

/** Of the names that a map writes none lies over another, and at least one is there. */
async function expectNoCaptionOver(page: Page): Promise<void> {
  const boxes = await page.locator('.ho-marker-caption').evaluateAll((captions) =>
    captions
      .map((caption) => caption.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  )
  expect(boxes).not.toHaveLength(0)
  const over = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (two) =>
          one.left < two.right &&
          two.left < one.right &&
          one.top < two.bottom &&
          two.top < one.bottom,
      ),
  )
  expect(over).toEqual([])
}

/** Of what is signed within one second only the first few are followed at once (decision 0205). */
async function secondsPass(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000)
  const begun = second()
  await expect.poll(second).toBeGreaterThan(begun)
}

test.describe('the page of a parcel', () => {
  test(
    'follows it to the door, and shows the proof of delivery',
    { tag: '@phone' },
    async ({ page, simulator }) => {
      const name = someName()
      await signIn(page, 'staff')
      const number = await placeParcel(page, simulator, name)
      await expect(page.getByText(name).first()).toBeVisible()
      await expect(page.getByText('If nobody accepts')).toBeVisible()
      await expect(page.getByRole('img', { name: /^Drop-off 1: / })).toBeVisible()
      await expect(tracker(page).getByText('Placed, now')).toBeVisible()
      await expect(page.getByText('A courier is being found.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Courier' })).toHaveCount(0)
      await everything(page).click()

      let status = 0
      while (status !== 9021) {
        await secondsPass()
        status = (await simulator.advance(number)).status
        await expect(timeline(page).getByText(`code ${status}`).first()).toBeVisible()
      }
      await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
      await expect(tracker(page).getByText('Delivered, done')).toBeVisible()
      // It has ended: nothing moves on a map, and nobody asks to cancel.
      await expect(page.getByRole('img', { name: /^Drop-off 1: / })).toHaveCount(0)
      await expect(cancelButton(page)).toHaveCount(0)
      await expect(
        timeline(page).getByText('Completed, as the platform reports').first(),
      ).toBeVisible()
      await expect(page.getByRole('region', { name: 'Courier' }).getByRole('link')).toBeVisible()

      const thumbnail = page.getByRole('button', { name: 'Open picture 1 of 1' })
      await thumbnail.focus()
      await page.keyboard.press('Enter')
      const large = page.getByRole('dialog').getByRole('img')
      await expect(large).toBeVisible()
      expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      )
      // Fetched by our own server, never from the platform by the browser.
      expect(await large.getAttribute('src')).toMatch(/^\/api\/orders\/\d+\/pictures\/0$/)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )

  test('is cancelled with a reason, and says so', async ({ page, simulator }) => {
    await signIn(page, 'staff')
    const number = await placeParcel(page, simulator, someName())
    await cancelButton(page).click()
    await page.getByLabel('Reason').fill('Ordered twice')
    await page.getByRole('button', { name: 'Cancel the parcel' }).click()
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
    await expect(timeline(page).getByText('“Ordered twice”').first()).toBeVisible()
    await expect(cancelButton(page)).toHaveCount(0)
    await expect(tracker(page)).toHaveCount(0)
    const sent = await simulator.requests('/parcel/v1.0/order/cancel')
    expect(sent.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ order_id: number, cancel_reason: 'Ordered twice' }),
    )
  })

  test('counts down to the next try, for everybody and after a reload', async ({
    page,
    simulator,
  }) => {
    await signIn(page, 'staff')
    await placeParcel(page, simulator, someName())
    await expect(cancelButton(page)).toBeEnabled()
    await simulator.faults({ path: '/order/cancel', kind: 'http_500', times: 1 })
    await cancelButton(page).click()
    await page.getByRole('button', { name: 'Cancel the parcel' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('it is not known whether the order was cancelled')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Cancel again in \d+ s$/ })).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Cancel again in \d+ s$/ })).toBeDisabled()
    const unsettled = 'Cancel asked for, not known whether it took'
    await expect(page.getByRole('status').getByText(unsettled)).toBeVisible()
  })

  test('tells whom to call once a courier has it', async ({ page, simulator }) => {
    await signIn(page, 'staff')
    const number = await placeParcel(page, simulator, someName())
    await cancelButton(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('No courier has accepted it yet.')).toBeVisible()
    let status = 0
    while (status !== 9005) status = (await simulator.advance(number)).status
    // Also in the question that was open already.
    await expect(dialog.getByText('call the platform’s customer service')).toBeVisible()
    await expect(dialog.getByText('No courier has accepted it yet.')).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Cancel the parcel' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Keep the parcel' }).click()
    await expect(page.getByText('call the platform’s customer service')).toBeVisible()
    await expect(cancelButton(page)).toBeDisabled()
  })

  test('writes no name over another on its map', async ({ page, simulator }) => {
    const name = someName()
    await signIn(page, 'staff')
    await openParcelForm(page)
    // Next door to the store, and a little above it: at every zoom the two names are neighbours.
    await fillDrop(page, 0, {
      address: `${name} Street, a long way of saying where it is`,
      pin: '22.2824, 114.1584',
      name,
      phone: '9123 4567',
    })
    await fillItems(page)
    await expect(page.getByRole('img', { name: /^Drop-off 1: / })).toBeVisible()
    await expectNoCaptionOver(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/\/parcels\/\d+$/)
    const heading = page.getByRole('heading', { level: 1, name: /^Parcel \S+$/ })
    await simulator.hold((await heading.innerText()).replace('Parcel ', ''))
    await expect(page.getByRole('img', { name: /^Drop-off 1: / })).toBeVisible()
    await expectNoCaptionOver(page)
  })

  test('is found by nobody who may not see it, and says so to the others', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/parcels/999999')
    await expect(page.getByText('No such parcel at your stores')).toBeVisible()
  })

  test('is read again as a new order', async ({ page, simulator }) => {
    const name = someName()
    await signIn(page, 'staff')
    await placeParcel(page, simulator, name)
    await page.getByRole('link', { name: 'Order again', exact: true }).click()
    await page.waitForURL(/\/parcels\/new\?clone=\d+$/)
    await expect(page.getByLabel('Weight')).toHaveValue('1.25')

    // The copied pin is not another address's: it is kept or removed before anything is sent.
    await parcelField(page, 'drops.0.address').fill('9 Another Road')
    const pin = parcelField(page, 'drops.0.location')
    await expect(pin.getByText(`put for another address: ${name} Street.`)).toBeVisible()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(pin.getByText('The address was changed after the pin was put.')).toBeVisible()
    await pin.getByRole('button', { name: 'Remove the pin' }).click()
    await expect(pin.getByLabel('Latitude, longitude')).toHaveValue('')
  })
})
