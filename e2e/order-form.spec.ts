import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import {
  amountOf,
  feeAndTime,
  fillOrder,
  nameOf,
  openForm,
  phoneOf,
  send,
  typedOrder,
  type TypedOrder,
} from './food-form'
import { geocoderPort, startGeocoder } from './stand-ins/geocoder'
import { scan } from './scan-keys'

const CREATE = '/v1.3/order/takeaway/create'
const ESTIMATES = '/v1.3/order/takeaway/estimates'

const more = (page: Page) => page.getByRole('button', { name: /^More/ }).click()

test('that the store is closed is said first, and one press orders for when it opens', async ({
  page,
}) => {
  await signIn(page, 'staff')
  const since = new Date(Date.now() - 3_600_000).toISOString()
  const until = new Date(Date.now() + 2 * 3_600_000).toISOString()
  await page.route(/\/api\/stores\/\d+\/opening/, (route) =>
    route.fulfill({ json: { closure: { by: 'switch', since, opensAt: until } } }),
  )
  await openForm(page)
  await fillOrder(page, typedOrder())
  await expect(page.getByText(/^Closed by hand since .* Opens /)).toBeVisible()
  await expect(page.getByText('does not deliver')).toHaveCount(0)
  await page.getByRole('button', { name: 'Place for later?' }).click()
  const time = page.getByLabel('Deliver at')
  await expect(time).toHaveValue(/T\d\d:(00|15|30|45)$/)
  await expect(page.getByText(/^Closed by hand/)).toHaveCount(0)
  const choice = page.getByRole('group', { name: 'Times often chosen' }).getByRole('button').first()
  const before = await time.inputValue()
  await choice.click()
  await expect(time).not.toHaveValue(before)
  await expect(feeAndTime(page)).toContainText('Fee HK$')
})

test('the pickup code is shown before sending, and a taken one is refused there', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await openForm(page)
  const code = page.getByLabel('Pickup code')
  await more(page)
  await expect(code).toHaveValue(/^\d{4}$/)
  const proposed = await code.inputValue()
  await fillOrder(page, typedOrder())
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${proposed}`)

  await openForm(page)
  await fillOrder(page, typedOrder())
  // The till's own number, off its receipt: a scan while nobody types text unfolds its field, and
  // its Enter sends nothing.
  const till = `TILL-${Date.now()}`
  await page.getByRole('heading', { level: 1 }).click()
  await scan(page, till)
  await expect(page.getByLabel('Our order number')).toHaveValue(till)
  await expect(code).not.toHaveValue(proposed)
  await page.getByLabel('Our order number').press('Enter')
  await code.fill(proposed.slice(0, 3))
  await send(page)
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('Pickup code: Write four digits, like 0042.')
  await code.fill(proposed)
  await send(page)
  await expect(summary).toContainText('Pickup code: An open order of this store has this code.')
  // Far from the codes that are proposed, which count up from the first.
  const own = String(9_000 + (Date.now() % 1_000))
  await code.fill(own)
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${own}`)
  await expect(page.getByText(till, { exact: true })).toBeVisible()
  const address = page.url()
  await page.goto('/food')
  // What is scanned before the page has its scripts is lost.
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await scan(page, till)
  await expect(page).toHaveURL(address)
})

test('an order that the customer fetches needs no address, and nobody waits for a courier', async ({
  page,
  simulator,
}) => {
  const order = typedOrder()
  await signIn(page, 'staff')
  await openForm(page)
  await phoneOf(page).fill(order.phone)
  await nameOf(page).fill(order.name)
  await page.getByText('Pickup', { exact: true }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0)
  await expect(feeAndTime(page)).toHaveCount(0)
  await amountOf(page).fill(order.amount)
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  await expect(page.getByText('Pickup', { exact: true }).first()).toBeVisible()
  // Said once, and nothing is drawn of a courier, a way or a link to follow.
  await expect(page.getByText(/no courier/i)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Courier', exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'For the customer' })).toHaveCount(0)
  const asked = await simulator.requests(CREATE)
  const ours = asked.find(({ body }) => JSON.stringify(body).includes(order.phone))
  expect(ours?.body.data['delivery_type']).toBe('SELF_PICKUP')
  await page.goto('/food')
  const card = page.getByRole('article').filter({ hasText: order.name })
  await expect(card).toContainText('Pickup')
})

test.describe('the price', () => {
  test('is told when it is another than shown, and agreed to by pressing again', async ({
    page,
    simulator,
  }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    // As when the platform's prices have moved since the form asked.
    await page.route(/\/api\/food\/estimate/, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { ladder: { feeCents: number }[] }
      for (const step of answer.ladder) step.feeCents = 100
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/food/new')
    await fillOrder(page, order)
    await expect(page.getByText('Fee HK$1').first()).toBeVisible()
    await send(page)
    const told = page.getByRole('alert').filter({ hasText: 'The fee is not the one shown' })
    await expect(told).toContainText('Fee HK$1.')
    const asked = await simulator.requests(CREATE)
    expect(asked.filter(({ body }) => JSON.stringify(body).includes(order.phone))).toEqual([])
    await page.getByRole('button', { name: 'Place order at this fee' }).click()
    await page.waitForURL(/\/food\/\d+$/)
    await expect(page.getByText(order.phone).first()).toBeVisible()
  })

  test('that cannot be confirmed keeps no order back, and is said', async ({ page, simulator }) => {
    await signIn(page, 'staff')
    await page.goto('/food/new')
    await fillOrder(page, typedOrder())
    await expect(feeAndTime(page)).toContainText('Fee HK$')
    await simulator.faults({ path: ESTIMATES, kind: 'error', code: 261103, times: 1 })
    await send(page)
    await page.waitForURL(/\/food\/\d+$/)
    await expect(page.getByText('the fee shown was not confirmed')).toBeVisible()
  })
})

test('an address is looked up where a geocoder is set, and the pin is put by it or by hand', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'staff')
  await openForm(page)
  const address = page.getByLabel('Address', { exact: true })
  const find = page.getByRole('button', { name: 'Find address' })
  await expect(find).toBeDisabled()
  await address.fill('Parc Oasis')
  await find.click()
  await expect(page.getByText('The address search gives no answer.')).toBeVisible()
  const geocoder = await startGeocoder(geocoderPort(Number(new URL(simulator.base).port)))
  try {
    await find.click()
    const places = page.getByRole('list', { name: 'Places found' })
    await expect(places.getByRole('button')).toHaveCount(2)
    await places.getByRole('button', { name: /^Tower 8, Parc Oasis/ }).click()
    await expect(page.getByLabel('Latitude, longitude')).toHaveValue('22.33346, 114.1718')
    await expect(address).toHaveValue('Parc Oasis')
  } finally {
    geocoder.close()
  }
})

test('a place is found without a geocoder, the pin asked for before, and the address known after', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await openForm(page)
  const address = page.getByLabel('Address', { exact: true })
  const wanted = page.getByText('Where is it? Choose a place below the address, or tap the map.')
  await expect(wanted).toHaveCount(0)
  for (const text of ['sha tin', 'shatin', '沙田']) {
    await address.fill(text)
    const places = page.getByRole('list', { name: 'Where it may be' })
    await expect(places.getByRole('button').first()).toContainText('Sha Tin Station')
  }
  await expect(wanted).toBeVisible()
  // The map gives way to what asks for the pin: nothing below it is cut off.
  const hint = page.getByText('Put the pin at the entrance: the courier rides to the pin.')
  await expect(hint).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^Sha Tin Station 沙田站/ }).click()
  await expect(page.getByText(/^Pin set: Sha Tin Station/)).toBeVisible()
  await expect(page.getByLabel('Latitude, longitude')).toHaveValue(/^22\.3/)
  await expect(address).toHaveValue('沙田')
  await expect(wanted).toHaveCount(0)
})

test('a list of places that comes by itself takes no press at once, which was meant for what stood there', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await openForm(page)
  const address = page.getByLabel('Address', { exact: true })
  await address.scrollIntoViewIfNeeded()
  const presses = page.evaluate(
    () =>
      new Promise<boolean[]>((resolve) => {
        const observer = new MutationObserver(() => {
          const list = document.querySelector('ul[aria-label="Where it may be"]')
          if (list === null) return
          observer.disconnect()
          list.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          const isPressed = () => {
            const { left, top } = list.getBoundingClientRect()
            return list.contains(document.elementFromPoint(left + 20, top + 20))
          }
          const atOnce = isPressed()
          void Promise.all(list.getAnimations().map(({ finished }) => finished)).then(() => {
            resolve([atOnce, isPressed()])
          })
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await address.fill('sha tin')
  expect(await presses).toEqual([false, true])
})

test('Singapore has no estimates, is told why, and everything else works', async ({
  page,
  simulator,
}) => {
  const order: TypedOrder = typedOrder({
    store: 'SG-ORCHARD-01',
    address: '1 Somerset Road, 04-12',
    pin: '1.3008, 103.8391',
  })
  await signIn(page, 'manager')
  await page.goto('/food/new')
  await fillOrder(page, order)
  const estimate = feeAndTime(page)
  await estimate.getByRole('button').click()
  await expect(estimate).toContainText('This store delivers there')
  await expect(estimate).toContainText('fees and delivery modes in Hong Kong only')
  // The government's lookup knows Hong Kong alone.
  await expect(page.getByRole('button', { name: 'Find address' })).toHaveCount(0)
  await page.getByText('Later', { exact: true }).click()
  await expect(page.getByText(/^Singapore.* From 30 minutes/)).toBeVisible()
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('Deliver at').fill(`${day}T19:30`)
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  const asked = await simulator.requests(CREATE)
  const ours = asked.find(({ body }) => JSON.stringify(body).includes(order.phone))
  expect(ours?.body.data).toMatchObject({ appoint_time: `${day} 19:30:00` })
  await expect(page.getByText(/19:30/).first()).toBeVisible()
})
