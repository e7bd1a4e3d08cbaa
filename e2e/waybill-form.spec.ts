import { expect, signIn, test } from './fixtures'
import { findPlace, PLACE_FOUND } from './stand-ins/geocoder'
import {
  choose,
  fillAddress,
  fillParcel,
  fillRecipient,
  guest,
  openMore,
  openSender,
  openWaybillForm,
  place,
  putPin,
  region,
  sentFor,
} from './waybill-form'

const PLACED = /\/express\/\d+$/

test(
  'a waybill to a door is placed at a Hong Kong time, and the next one begins like it',
  { tag: '@sizes' },
  async ({ page, simulator }) => {
    const name = guest()
    await openWaybillForm(page, 'HDP-ECOMM-H')
    const sender = await openSender(page)
    await fillAddress(sender, 'Sha Tin')
    await expect(sender.getByLabel('Area')).toHaveValue('New Territories')
    const recipient = await fillRecipient(page, name, 'Kwun Tong')
    await expect(recipient.getByLabel('Area')).toHaveValue('Kowloon')
    await expect(recipient.getByText(/^No pin yet/)).toBeVisible()
    await putPin(page)
    await expect(recipient.getByText(/^No pin yet/)).toBeHidden()
    await fillParcel(page)
    await expect(region(page, 'Parcel').getByText(/^1\.5 kg\./)).toBeVisible()
    const pickup = page
      .getByRole('radiogroup', { name: 'Pickup time' })
      .getByRole('radio', { disabled: false })
      .last()
    const chosen = (await pickup.getAttribute('aria-label')) ?? ''
    await pickup.click()
    await place(page)
    await page.waitForURL(PLACED)
    const orderId = page.url().split('/').at(-1)

    const sent = await sentFor(simulator, name)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ product_code: 'HDP-ECOMM-H', total_weight: 1500 })
    expect(sent[0]?.recipient).toMatchObject({ longitude: '114.2257', latitude: '22.3123' })
    // The browser is in Newfoundland: what it shows is the day in Hong Kong all the same.
    const { date = '', period = '' } = sent[0]?.pickup ?? {}
    const day = new Intl.DateTimeFormat('en', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'Asia/Hong_Kong',
    }).format(new Date(`${date}T12:00:00+08:00`))
    expect(chosen).toContain(`${day}, ${period.replace('-', '–')}`)

    await page.goto(`/express/new?clone=${orderId}`)
    await expect(page.getByText(`Filled in like waybill ${orderId}.`)).toBeVisible()
    await expect(region(page, 'Recipient').getByLabel('Name')).toHaveValue(name)
    await expect(region(page, 'Sender')).toContainText('Tower 1, 1 How Ming Street, Sha Tin')
    await expect(
      page.getByRole('radiogroup', { name: 'Pickup time' }).getByRole('radio', { checked: true }),
    ).toHaveCount(0)
    // The pin that was copied is another address's now.
    await recipient.getByLabel('Building').fill('Tower 9')
    await expect(
      recipient.getByText(/^This pin was put for another address: Tower 1/),
    ).toBeVisible()
    await recipient.getByRole('button', { name: 'Remove the pin' }).click()
    await expect(recipient.getByText(/^No pin yet/)).toBeVisible()
    await expect(recipient.getByLabel('Send without a pin')).not.toBeChecked()
  },
)

test(
  'places that are found late move nothing away from who presses it',
  { tag: '@sizes' },
  async ({ page }) => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const location = { lat: 22.3123, lng: 114.2257 }
    const found = { label: 'Kwun Tong', detail: '', kind: 'station', location }
    await page.route('**/api/orders/places?*', async (route) => {
      await answered
      await route.fulfill({ json: [found] })
    })
    await openWaybillForm(page, 'HDP-ECOMM-H')
    const asked = page.waitForRequest(
      (request) => request.url().includes('/places?') && request.url().includes('Kwun'),
    )
    const recipient = await fillRecipient(page, guest(), 'Kwun Tong')
    await asked
    const open = recipient.getByRole('button', { name: 'Put the pin on the map' })
    const placeOf = async () => {
      const [button, part] = await Promise.all([open.boundingBox(), recipient.boundingBox()])
      return Math.round((button?.y ?? 0) - (part?.y ?? 0))
    }
    const before = await placeOf()
    answer()
    await expect(recipient.getByRole('button', { name: /^Kwun Tong/ })).toBeVisible()
    expect(await placeOf()).toBe(before)
  },
)

test('a district that is not one of the 18 needs its pin; the contents are typed line by line', async ({
  page,
  simulator,
}) => {
  const name = guest()
  await openWaybillForm(page, 'HDP-SFWH-H')
  await expect(region(page, 'Sender')).toHaveCount(0)
  const recipient = await fillRecipient(page, name, 'Discovery Bay')
  await recipient.getByLabel('Area').selectOption('New Territories')
  await page.getByLabel('Item 1: Code').fill('TEA-1')
  await page.getByLabel('Item 1: Name').fill('Tea')
  await page.getByLabel('Item 1: Quantity').fill('2')
  await page.getByLabel('Item 1: Price').fill('12.5')
  await page.getByLabel('Item 1: Price').press('Enter')
  await expect(page.getByLabel('Item 2: Code')).toBeFocused()
  await page.keyboard.type('CUP-1')
  await page.getByRole('button', { name: 'Remove item 2' }).click()

  await place(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Fix 1 field' })
  await expect(summary).toContainText('Recipient: Pin on the map')
  expect(await sentFor(simulator, name)).toEqual([])

  await findPlace(recipient, simulator)
  await expect(recipient.getByText(/^Pin set: Tower 8/)).toBeVisible()
  await place(page)
  await page.waitForURL(PLACED)
  const sent = await sentFor(simulator, name)
  const { lat, lng } = PLACE_FOUND
  expect(sent[0]?.recipient).toMatchObject({ latitude: String(lat), longitude: String(lng) })
  expect(sent.map(({ item_detail }) => item_detail)).toEqual([
    [{ code: 'TEA-1', name: 'Tea', quantity: 2, price: 1250 }],
  ])
})

test('another product asks before it drops what was typed, and a reload drops nothing', async ({
  page,
}) => {
  const name = guest()
  await openWaybillForm(page, 'HDP-ECN-H')
  const recipient = await fillRecipient(page, name, 'Kwun Tong')
  await openMore(page)
  await page.getByLabel('Goods value to collect').fill('128.50')
  await choose(page, 'HDP-SFWH-L')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Handed in at the warehouse: To a locker')
  await expect(question.getByRole('listitem')).toHaveText([
    'Recipient’s address and pin',
    'Collect on delivery',
  ])
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(recipient.getByLabel('Building')).toHaveValue('Tower 1')
  await expect(page.getByLabel('Goods value to collect')).toHaveValue('128.50')

  await choose(page, 'HDP-SFWH-L')
  await question.getByRole('button', { name: 'Change and remove' }).click()
  await expect(recipient.getByLabel('Building')).toHaveCount(0)
  await expect(page.getByLabel('Goods value to collect')).toHaveCount(0)
  await expect(page.getByLabel('Box size')).toHaveValue('XS')
  await recipient.getByLabel('Locker code').fill('HK0001')

  await page.reload()
  await expect(page.getByText('Kept from before')).toBeVisible()
  await expect(recipient.getByLabel('Name')).toHaveValue(name)
  await expect(recipient.getByLabel('Locker code')).toHaveValue('HK0001')
})

test('from the product to Place it is at most 20 stops of the Tab key, and the next form begins with the product', async ({
  page,
}) => {
  await openWaybillForm(page, 'HDP-ECOMM-H')
  const sender = await openSender(page)
  await fillAddress(sender, 'Sha Tin')
  await fillRecipient(page, guest(), 'Kwun Tong')
  await putPin(page)
  await fillParcel(page)
  const pickups = page.getByRole('radiogroup', { name: 'Pickup time' })
  await pickups.getByRole('radio', { disabled: false }).last().click()
  await place(page)
  await page.waitForURL(PLACED)

  await page.goto('/express/new')
  const product = page.getByRole('radio', { name: /HDP-ECOMM-H/ })
  await expect(product).toBeChecked()
  await expect(region(page, 'Sender').getByRole('button', { name: 'Change' })).toBeVisible()
  await expect(pickups.getByRole('radio').first()).toBeVisible()
  await product.focus()
  const isAtPlace = () =>
    page.evaluate(() => document.activeElement?.textContent.trim() === 'Place waybill')
  let stops = 0
  while (stops < 40 && !(await isAtPlace())) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect(await isAtPlace()).toBe(true)
  expect(stops).toBeLessThanOrEqual(20)
})

test('who may place no waybills is told whom to ask', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/express/new')
  await expect(page.getByText('You cannot place waybills at any store')).toBeVisible()
})
