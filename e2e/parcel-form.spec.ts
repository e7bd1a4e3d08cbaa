import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { findPlace, PLACE_FOUND } from './stand-ins/geocoder'
import {
  chooseProduct,
  expectQuoted,
  fillDrop,
  fillItems,
  openParcelForm,
  parcelField,
  quotePanel,
  setPin,
  stops,
} from './parcel-form'
import type { SimulatorControl } from './simulator-control'

const CREATE = '/parcel/v1.0/order/create'
const QUOTE = '/parcel/v1.0/order/quote'

let serial = 0

/** An address that no other test and no other run has. */
function someAddress(): string {
  serial += 1
  return `${serial} Test Street ${Date.now() % 10_000_000}`
}

const send = (page: Page) => page.getByRole('button', { name: 'Place order' }).click()
const placed = (page: Page) => page.waitForURL(/\/parcels\/\d+$/)

/** The bodies of this family's requests that name the text; there is no envelope around them. */
async function requestsWith(simulator: SimulatorControl, path: string, text: string) {
  const all = await simulator.requests(path)
  return all
    .map(({ body }) => body as unknown as Record<string, unknown>)
    .filter((body) => JSON.stringify(body).includes(text))
}

test.describe('the parcel form', () => {
  test(
    'keeps what sends it where it is while the quote and its words come',
    { tag: '@sizes' },
    async ({ page }) => {
      await signIn(page, 'staff')
      await openParcelForm(page)
      await fillDrop(page, 0, {
        address: someAddress(),
        pin: '22.2840, 114.1550',
        name: 'Chan Tai Man',
        phone: '9123 4567',
      })
      const sends = page.getByRole('button', { name: 'Place order' })
      await expect(sends).toBeInViewport({ ratio: 1 })
      const before = await sends.boundingBox()
      await fillItems(page)
      await expect(page.getByText('The order goes out with the quote shown.')).toBeVisible()
      // The quote itself is out of sight on a small screen.
      await expect(page.getByText('Total HK$68.00')).toBeInViewport({ ratio: 1 })
      expect(await sends.boundingBox()).toEqual(before)
    },
  )

  test(
    'takes a parcel for one door, with the quote that it showed',
    { tag: '@phone' },
    async ({ page, simulator }) => {
      const address = someAddress()
      await signIn(page, 'staff')
      await openParcelForm(page)
      await fillDrop(page, 0, {
        address,
        pin: '22.2840, 114.1550',
        name: 'Chan Tai Man',
        phone: '9123 4567',
      })
      await fillItems(page)
      await page.getByLabel('Extra waiting time').selectOption({ label: 'One hour · HK$55.00' })
      await expectQuoted(page)
      await expect(page.getByText('The order goes out with the quote shown.')).toBeVisible()
      await page.getByRole('button', { name: 'Place order' }).dblclick()
      await placed(page)

      const [order, ...others] = await requestsWith(simulator, CREATE, address)
      expect(others).toHaveLength(0)
      expect(order).toMatchObject({
        product_code: 'DASH2HR',
        vas: [{ code: 'WAITING', count: '1.0' }],
        items: { amount: '120.50', weight: '1.25', box: 'S' },
      })
      expect(String(order?.['quotation_key'])).toMatch(/^PQ/)
    },
  )

  test('shows a quote for the form as it is, and drops it with a change', async ({
    page,
    simulator,
  }) => {
    const address = someAddress()
    await signIn(page, 'staff')
    await openParcelForm(page)
    await fillDrop(page, 0, {
      address,
      pin: '22.2840, 114.1550',
      name: 'Chan',
      phone: '91234567',
    })
    await findPlace(page, simulator)
    const { lat, lng } = PLACE_FOUND
    await expect(page.getByLabel('Latitude, longitude')).toHaveValue(`${lat}, ${lng}`)
    // Near enough to be moved to the entrance: the map began with the whole of the region.
    const scale = parcelField(page, 'drops.0.location').locator('.leaflet-control-scale-line')
    await expect(scale).toHaveText(/^\d+ m$/)
    await fillItems(page)
    await expectQuoted(page)
    await expect(page.getByRole('group', { name: 'Pickup', exact: true })).toHaveCount(1)

    await simulator.faults({
      path: '/business_positions',
      kind: 'error',
      code: 400190000001,
      times: 2,
    })
    await page.getByRole('group', { name: 'Size' }).getByText('M', { exact: true }).click()
    const kinds = parcelField(page, 'positions')
    await kinds.getByRole('button', { name: 'Refresh' }).press('Enter')
    await expect(kinds).toBeFocused()
    await expect(page.getByLabel('Van', { exact: true })).toBeVisible()
    await expectQuoted(page)

    // Who opens the door costs nothing: the quote stays, and is not asked again.
    const before = (await requestsWith(simulator, QUOTE, address)).length
    await parcelField(page, 'drops.0.contacts.0.name').fill('Wong')
    await expectQuoted(page)

    // Until it is refused for somebody’s phone: then another phone asks anew.
    await simulator.faults({ path: '/order/quote', kind: 'error', code: 4001128008, times: 2 })
    await page.getByLabel('Weight').fill('2')
    const again = quotePanel(page).getByRole('button', { name: 'Refresh' })
    await expect(quotePanel(page).getByText('It is about: Drop-off, Phone.')).toBeVisible()
    await again.press('Enter')
    await expect(quotePanel(page)).toBeFocused()
    await expect(quotePanel(page).getByText('It is about: Drop-off, Phone.')).toBeVisible()
    await parcelField(page, 'drops.0.contacts.0.phone').fill('61234567')
    await expectQuoted(page)

    const answered = (await requestsWith(simulator, QUOTE, address)).length
    expect(answered).toBe(before + 3)
    await simulator.faults({ path: '/order/quote', kind: 'error', code: 400193000005, times: 1 })
    await page.getByLabel('Weight').fill('3')
    await expect(quotePanel(page).getByText('No quote could be had.')).toBeVisible()
    await expect(quotePanel(page).getByText('Total')).toHaveCount(0)
    await expect(page.getByText('the order goes out without one.')).toBeVisible()
    expect(await requestsWith(simulator, QUOTE, address)).toHaveLength(answered + 1)

    await send(page)
    await placed(page)
    const [order] = await requestsWith(simulator, CREATE, address)
    expect(order).not.toHaveProperty('quotation_key')
    expect(JSON.stringify(order)).toContain('Wong')
  })

  test('takes several stops, put in order by keyboard', async ({ page, simulator }) => {
    const [first, second, third] = [someAddress(), someAddress(), someAddress()]
    await signIn(page, 'staff')
    await openParcelForm(page)
    await chooseProduct(page, 'Several stops')
    await page.getByRole('button', { name: 'Paste a list' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('Addresses')
      .fill([first, second, third].map((one) => `${one}\tChan\t91234567`).join('\n'))
    await dialog.getByRole('button', { name: 'Add 3 drop-offs' }).click()
    for (const [at, pin] of [
      '22.2840, 114.1550',
      '22.2850, 114.1500',
      '22.2800, 114.1600',
    ].entries()) {
      await stops(page).nth(at).click()
      await setPin(page, `drops.${at}`, pin)
    }
    const down = page.getByRole('button', { name: 'Move drop-off 1 down' })
    await down.focus()
    await down.press('Enter')
    await expect(page.getByText('Drop-off 1 is now 2 of 3.')).toBeAttached()
    await expect(stops(page).first()).toContainText(second)
    await expect(page.getByRole('button', { name: 'Move drop-off 2 down' })).toBeFocused()

    await page.getByRole('button', { name: 'Add drop-off' }).click()
    await expect(parcelField(page, 'drops.3.address')).toBeFocused()
    await page.getByRole('button', { name: 'Remove drop-off 4' }).click()
    await expect(stops(page)).toHaveCount(3)
    await expect(parcelField(page, 'drops.2.head')).toBeFocused()

    await parcelField(page, 'orderer.name').fill('Ho')
    await parcelField(page, 'orderer.phone').fill('61234567')
    await page.getByLabel('Van', { exact: true }).check()
    await expectQuoted(page)
    await send(page)
    await placed(page)
    const [order] = await requestsWith(simulator, CREATE, first)
    const path = (order?.['path'] ?? []) as { address: string }[]
    expect(path.slice(1).map(({ address }) => address)).toEqual([second, first, third])
  })

  test('puts a stop elsewhere by dragging, keeps it over a reload, and asks before it drops any', async ({
    page,
  }) => {
    await signIn(page, 'staff')
    await openParcelForm(page)
    await chooseProduct(page, 'Several stops')
    await page.getByRole('button', { name: 'Paste a list' }).click()
    const lines = Array.from({ length: 21 }, (_, at) => `${at + 1} Pasted Road`)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Addresses').fill(lines.join('\n'))
    await expect(dialog.getByText('One line is left out: there is room for 20.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add 20 drop-offs' }).click()
    await expect(stops(page)).toHaveCount(20)

    const handle = page.getByTitle('Drag to change the order')
    // Not at the edge of the window, where the page would scroll under the pointer.
    await handle.nth(6).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const [from, to] = [await handle.nth(5).boundingBox(), await handle.nth(7).boundingBox()]
    await page.mouse.move(from!.x + 10, from!.y + 20)
    await page.mouse.down()
    await page.mouse.move(to!.x + 10, to!.y + to!.height - 4, { steps: 4 })
    await page.mouse.up()
    await expect(stops(page).nth(7)).toContainText('6 Pasted Road')
    await page.reload()
    await expect(stops(page).nth(7)).toContainText('6 Pasted Road')

    await chooseProduct(page, 'Within 4 hours')
    const question = page.getByRole('alertdialog')
    await expect(question.getByText('20 Pasted Road')).toBeVisible()
    await question.getByRole('button', { name: 'Back' }).click()
    await expect(stops(page)).toHaveCount(20)
    await chooseProduct(page, 'Within 4 hours')
    await question.getByRole('button', { name: 'Change and remove' }).click()
    await expect(parcelField(page, 'drops.0.address')).toHaveValue('1 Pasted Road')
  })

  test('says at the very stop what is missing or refused, and leads there', async ({
    page,
    simulator,
  }) => {
    const [first, second] = [someAddress(), someAddress()]
    await signIn(page, 'warehouse')
    await openParcelForm(page, 'HK-SHATIN-03')
    await chooseProduct(page, 'Several stops')
    await page.getByRole('button', { name: 'Paste a list' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Addresses').fill(`${first}\tChan\t91234567\n${second}\tWong\t61234567`)
    await dialog.getByRole('button', { name: 'Add 2 drop-offs' }).click()
    await stops(page).first().click()
    await setPin(page, 'drops.0', '22.3820, 114.1900')
    await parcelField(page, 'orderer.name').fill('Ho')
    await parcelField(page, 'orderer.phone').fill('61234567')
    await send(page)
    const problem = page.getByRole('main').getByRole('alert').first()
    await expect(problem).toBeFocused()
    await expect(problem).toContainText('Choose at least one kind of courier.')
    const kinds = parcelField(page, 'positions')
    await expect(kinds).toHaveAccessibleDescription('Choose at least one kind of courier.')
    // The stop is closed: the link opens it, and leads to the pin.
    await problem
      .getByRole('link', { name: 'Drop-off 2, Pin on the map: Put the pin on the map.' })
      .click()
    await expect(parcelField(page, 'drops.1.location')).toBeFocused()
    await setPin(page, 'drops.1', '22.3830, 114.1910')
    await page.getByLabel('Van', { exact: true }).check()
    await expectQuoted(page)

    await simulator.faults({ path: '/order/create', kind: 'error', code: 4001128008, times: 1 })
    await send(page)
    await expect(problem).toContainText("The recipient's phone number cannot be right.")
    await expect(problem.getByRole('link', { name: /^Drop-off 1, Phone: / })).toBeVisible()
    await expect(problem.getByRole('link', { name: /^Drop-off 2, Phone: / })).toBeVisible()
    await expectQuoted(page)
    await send(page)
    await placed(page)
    expect(await requestsWith(simulator, CREATE, second)).toHaveLength(2)
  })
})
