import type { Locator, Page } from '@playwright/test'
import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { fillOrder, placeOrder, typedOrder, type TypedOrder } from './food-form'
import { haveOrder } from './standing-order'

/** The page is told of a callback: nothing on it asks by itself, so that how long is the machine's. */

const CREATE = '/v1.3/order/takeaway/create'

/** The board's column for each status of an order's life (CONTRACT, order lives). */
const COLUMNS: Readonly<Record<number, string>> = {
  9005: 'Courier coming',
  9011: 'At the store',
  9015: 'On the way',
  9017: 'On the way',
  9021: 'Done today',
}

/** What a small screen calls the same columns, one of which it shows. */
const TABS: Readonly<Record<string, RegExp>> = {
  'Waiting for a courier': /Waiting/,
  'Courier coming': /Coming/,
  'At the store': /At store/,
  'On the way': /On the way/,
  'Done today': /Done/,
}

/** Shows a column where the screen has room for one only. */
async function showColumn(board: Page, name: string): Promise<void> {
  const tabs = board.getByRole('navigation', { name: 'Columns' })
  if (board.viewportSize()!.width >= 1024) return
  await tabs.getByRole('button', { name: TABS[name]! }).click()
}

const cardOf = (page: Page, order: TypedOrder) =>
  page.getByRole('link', { name: new RegExp(`${order.name},`) })

const column = (page: Page, name: string) => page.getByRole('region', { name })

test.describe('a food order', () => {
  test(
    'goes from counter to door while two people watch',
    { tag: '@sizes' },
    async ({ page, context, simulator }) => {
      const order = typedOrder()
      await signIn(page, 'staff')
      await page.goto('/food')
      await page.getByRole('link', { name: 'New order' }).first().click()
      const platformId = await placeOrder(page, order)
      await simulator.hold(platformId)
      const board = await context.newPage()
      await openBoard(board)
      await showColumn(board, 'Waiting for a courier')
      await expect(cardOf(board, order)).toBeVisible()

      let status = 0
      while (status !== 9021) {
        status = (await simulator.advance(platformId)).status
        const name = COLUMNS[status]!
        await showColumn(board, name)
        if (status === 9021) await unfoldDone(board)
        await expect(column(board, name).getByRole('link', { name: order.name })).toBeVisible()
        if (status === 9015) await expectRiding(page)
      }
      await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
      await expect(page.getByText(/^Ended \d\d:\d\d$/)).toBeVisible()
    },
  )

  test('is placed in Hong Kong Chinese', async ({ page, context, baseURL }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    await context.addCookies([{ name: 'handover-locale', value: 'zh-HK', url: baseURL! }])
    await page.goto('/food/new')
    await page.getByLabel('分店', { exact: true }).selectOption({ label: '中環店 · HK-CENTRAL-01' })
    await page.getByLabel('客人電話').fill(order.phone)
    await page.getByLabel('客人姓名').fill('陳大文')
    await page.getByLabel('地址', { exact: true }).fill('德輔道西 88 號 8 樓 B 室')
    const pin = page.locator('#order-location').getByRole('textbox')
    await pin.fill(order.pin)
    await pin.press('Enter')
    await page.getByLabel('金額', { exact: true }).fill(order.amount)
    await expect(page.getByRole('region', { name: '外送費和時間' })).toContainText('外送費')
    await page.getByRole('button', { name: '落單' }).click()
    await page.waitForURL(/\/food\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^訂單 \d{4}$/)
    await expect(page.getByText('陳大文').first()).toBeVisible()
  })

  test('is one order however often the button is pressed', async ({ page, simulator }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    await page.goto('/food/new')
    await fillOrder(page, order)
    await page.getByRole('button', { name: 'Place order' }).dblclick()
    await page.waitForURL(/\/food\/\d+$/)
    const asked = await simulator.requests(CREATE)
    const ours = asked.filter(({ body }) => JSON.stringify(body).includes(order.phone))
    expect(ours).toHaveLength(1)
  })

  test('tells what the estimate says, and where the amount falls', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/food/new')
    await fillOrder(page, typedOrder({ amount: '' }))
    const estimate = page.getByRole('region', { name: 'Fee and time' })
    await expect(estimate).toContainText('Fee by amount')
    await estimate.getByRole('button').click()
    await expect(estimate.getByText('This store delivers there')).toBeVisible()
    await expect(estimate.getByText('This order')).toHaveCount(0)
    const yours = estimate.getByRole('listitem').filter({ hasText: 'This order' })
    await page.getByLabel('Amount', { exact: true }).fill('199.99')
    await expect(yours).toContainText('to under HK$200.00')
    await page.getByLabel('Amount', { exact: true }).fill('200')
    await expect(yours).toContainText('HK$200.00 to under')
  })
})

test.describe('an order that does not go through', () => {
  test('is refused with the reason, keeps what was typed, and goes through after', async ({
    page,
    simulator,
  }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    await page.goto('/food/new')
    await fillOrder(page, order)
    await simulator.faults({ path: CREATE, kind: 'error', code: 263006, times: 1 })
    await page.getByRole('button', { name: 'Place order' }).click()
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText('The address is too far away for this delivery.')
    await expect(problem).toContainText('Code 263006')
    await expect(problem).toBeFocused()
    await expect(page.getByLabel('Customer’s name')).toHaveValue(order.name)

    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/\/food\/\d+$/)
    await expect(page.getByText('Not ordered')).toHaveCount(0)
  })

  test('is not confirmed when the platform is silent, and staff decide', async ({
    page,
    simulator,
  }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    await page.goto('/food/new')
    await fillOrder(page, order)
    await simulator.faults({ path: CREATE, kind: 'timeout', times: 1 })
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/\/food\/\d+$/)
    const orderUrl = page.url()
    const doubt = page.getByRole('region', { name: 'Not confirmed yet' })
    await expect(doubt.getByText('The answer took too long.')).toBeVisible()
    await expect(doubt.getByRole('button', { name: /^Send again/ })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
    await page.goto('/food')
    await expect(column(page, 'Needs you').getByRole('link', { name: order.name })).toBeVisible()

    await page.goto(orderUrl)
    await doubt.getByRole('button', { name: 'Remind me in 10 min' }).click()
    await expect(doubt.getByText(/^Waiting until \d\d:\d\d, as Counter chose\.$/)).toBeVisible()
    await doubt.getByRole('button', { name: 'It was not placed' }).click()
    await page.getByRole('button', { name: 'Mark as not placed' }).click()
    await page.getByLabel('How do you know?').fill('The hotline knows nothing of it')
    await page.getByRole('button', { name: 'Mark as not placed' }).click()
    await expect(page.getByText('The hotline knows nothing of it').first()).toBeVisible()
    await expect(doubt).toHaveCount(0)
  })

  test('keeps a half-typed form over a reload and a walk to the board', async ({ page }) => {
    const order = typedOrder()
    await signIn(page, 'staff')
    await page.goto('/food/new')
    await fillOrder(page, order)
    await page.reload()
    await expect(page.getByLabel('Customer’s phone')).toHaveValue(order.phone)
    await page.getByRole('link', { name: 'Food orders' }).click()
    await page.goto('/food/new')
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(order.amount)
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear the form' }).click()
    await expect(page.getByLabel('Customer’s phone')).toHaveValue('')
  })

  test('says what is wrong with every field', async ({ page, simulator }) => {
    await signIn(page, 'staff')
    await page.goto('/food/new')
    const before = (await simulator.requests(CREATE)).length
    await page.getByRole('button', { name: 'Place order' }).click()
    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Store: Choose the store.',
      'Customer’s phone: Fill this in.',
      'Customer’s name: Fill this in.',
      'Address: Fill this in.',
      'Pin on the map: Put the pin on the map.',
      'Amount: Fill this in.',
    ])
    await summary.getByRole('link', { name: /^Customer’s name/ }).click()
    await expect(page.getByLabel('Customer’s name')).toBeFocused()

    const wrong = { phone: '12', name: 'x'.repeat(65), address: 'x'.repeat(256), amount: '12.345' }
    await fillOrder(page, typedOrder(wrong))
    await page.getByRole('button', { name: /^More/ }).click()
    await page.getByLabel('For the courier').fill('x'.repeat(1025))
    await page.getByLabel('For the store').fill('x'.repeat(1025))
    await page.getByText('Later', { exact: true }).click()
    await page.getByLabel('Deliver at').fill('2020-01-01T12:00')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(summary.getByRole('link')).toHaveText([
      /^Customer’s phone: This is not a phone number/,
      'Customer’s name: This is too long. Shorten it.',
      'Address: This is too long. Shorten it.',
      /^Amount: Write the amount in dollars/,
      /^Deliver at: Too soon/,
      'For the courier: This is too long. Shorten it.',
      'For the store: This is too long. Shorten it.',
    ])
    await expect(page.getByText('65/64')).toBeVisible()

    await page.getByLabel('Amount', { exact: true }).fill('0')
    await page.getByLabel('Deliver at').fill('2099-01-01T12:00')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(summary).toContainText('Too far ahead')
    await expect(summary).not.toContainText('Amount')
    expect(await simulator.requests(CREATE)).toHaveLength(before)
  })
})

test('an order can be cancelled, with a reason and a staff number', async ({ page, simulator }, {
  parallelIndex: index,
}) => {
  await signIn(page, 'staff')
  const { orderId, platformId } = await haveOrder({ simulator, index }, typedOrder())
  await page.goto(`/food/${orderId}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your staff number').fill('12')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog.getByText('Write four digits, like 0042.')).toBeVisible()
  await dialog.getByLabel('Your staff number').fill('0042')
  await dialog.getByRole('button', { name: 'Customer called it off' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Customer called it off')
  await dialog.getByLabel('Reason').fill('The customer called it off')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Order again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  const told = page.getByRole('region', { name: 'Cancellation' })
  await expect(told).toContainText('The customer called it off')
  await expect(told).toContainText('0042')
  await page.getByText('Everything the platform sent').click()
  await expect(page.getByText('"cancel_user": "0042"')).toBeVisible()
  const asked = await simulator.requests('/v1.3/order/takeaway/cancel')
  const ours = asked.find(({ body }) => body.data['order_id'] === platformId)
  expect(ours?.body.data).toMatchObject({
    user_code: '0042',
    cancel_reason: 'The customer called it off',
  })
  // Of this browser: whoever cancels the next one does not type it again.
  const another = await haveOrder({ simulator, index }, typedOrder())
  await page.goto(`/food/${another.orderId}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByLabel('Your staff number')).toHaveValue('0042')
  await expect(dialog.getByText('No courier is at the store yet.')).toBeVisible()
  // Cancelled by the platform meanwhile, which the open question says.
  await simulator.cancel(another.platformId)
  await expect(dialog.getByText('there is nothing to cancel')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDisabled()
})

test('an order that is not there is said so in words', async ({ page }) => {
  await signIn(page, 'staff')
  for (const id of ['999999999', 'x1', '0']) {
    await page.goto(`/food/${id}`)
    await expect(page.getByText('No such order at your stores')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to the board' }).click()
  await expect(page).toHaveURL(/\/food$/)
})

test('the board is worked by keyboard alone', async ({ page, simulator }, {
  parallelIndex: index,
}) => {
  const [order, other] = [typedOrder(), typedOrder()]
  await signIn(page, 'staff')
  await haveOrder({ simulator, index }, order)
  await haveOrder({ simulator, index }, other)
  await openBoard(page)
  await expect(cardOf(page, other)).toBeVisible()
  await cardOf(page, order).focus()
  // Which of the two is more urgent is the platform's prediction: either way the other is next.
  const [away, back] = (await isAbove(cardOf(page, order), cardOf(page, other)))
    ? ['ArrowDown', 'ArrowUp']
    : ['ArrowUp', 'ArrowDown']
  await page.keyboard.press(away)
  await expect(cardOf(page, order)).not.toBeFocused()
  await page.keyboard.press(back)
  await expect(cardOf(page, order)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/food\/\d+$/)
  await openBoard(page)
  await expect(cardOf(page, order)).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/food\/new$/)
  const phone = page.getByLabel('Customer’s phone')
  await expect(phone).toBeFocused()
  await page.keyboard.type('n')
  await expect(phone).toHaveValue('n')
})

/** Opens the board and waits until its scripts run: it hears of keys and changes then. */
async function openBoard(page: Page): Promise<void> {
  // From another page, that page may be counting what is late: its read is not the board's.
  await page.goto('/food')
  await awake(page.getByRole('main').locator('a, button').first())
}

async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  return first!.y < second!.y
}

/** Below 1024 px what is done is folded; the press shows it. */
async function unfoldDone(board: Page): Promise<void> {
  const done = column(board, 'Done today')
  await expect(done).toBeVisible()
  const show = done.getByRole('button', { name: /^Show/ })
  if (await show.isVisible()) await show.click()
}

/** The courier is on the map, with an age, and moves against the store as positions come. */
async function expectRiding(page: Page): Promise<void> {
  const courier = page.getByRole('img', { name: /^Courier, / })
  const store = page.getByRole('img', { name: /^Store: / })
  await expect(courier).toBeVisible()
  await expect(page.getByText(/seen (just now|\d+ (s|min) ago)/).first()).toBeVisible()
  const apart = async () => {
    const [from, to] = [await store.boundingBox(), await courier.boundingBox()]
    return from && to ? `${to.x - from.x},${to.y - from.y}` : ''
  }
  const before = await apart()
  await expect.poll(apart).not.toBe(before)
}
