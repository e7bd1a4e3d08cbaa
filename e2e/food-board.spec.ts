import type { Page } from '@playwright/test'
import { eq, inArray } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { inDatabase } from '@/lib/testing/in-database'
import { haveManyFoodOrders } from '@/lib/testing/seeds/many-food-orders'
import { databaseOf } from './database-of'
import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { anyMarkOf, cardOf, markOf, openBoard, tabletBeside } from './food-board'
import { fillOrder, platformNumber, typedOrder } from './food-form'
import { haveOrder } from './standing-order'

/** A phone has the choice of the view among its other tools. */
async function chooseView(page: Page, label: string): Promise<void> {
  const views = page.getByRole('group', { name: 'How the orders are shown' })
  if (await views.isVisible()) {
    await views.getByRole('radio', { name: label }).click({ force: true })
    return
  }
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('menuitemradio', { name: label }).click()
}

test(
  'the same orders are found as columns, as a list and on the map, and the address says which',
  { tag: '@sizes' },
  async ({ page, simulator }, { parallelIndex: index }) => {
    const { name } = typedOrder()
    const order = typedOrder({ name: `陳大文 ${name}` })
    await signIn(page, 'staff')
    await haveOrder({ simulator, index }, order)
    await openBoard(page)
    const view = (label: string) => ({ click: () => chooseView(page, label) })
    const search = page.getByLabel('Search orders')
    await search.fill(`大文 ${name}`)
    await expect(page.locator('[data-card]')).toHaveCount(1)
    await expect(page).toHaveURL(/[?&]q=/)

    await view('List').click()
    const row = page.getByRole('table', { name: 'Orders' }).getByRole('link')
    await expect(row).toHaveCount(1)
    await expect(page).toHaveURL(/[?&]view=list/)
    await openBoard(page, new URL(page.url()).search)
    await expect(row).toHaveCount(1)
    await expect(search).toHaveValue(`大文 ${name}`)

    // Of several stores, each order says whose it is.
    await expect(row.locator('xpath=ancestor::tr')).toContainText('Central')

    await view('Map').click()
    const beside = page.getByRole('list', { name: 'Orders on the map' })
    await expect(beside.getByRole('button')).toContainText(['Central'])
    await page.getByRole('button', { name: /^Delivery address: \d{4}$/ }).press('Enter')
    const chosen = page.getByRole('region', { name: 'The order pressed' })
    await expect(chosen.getByRole('link', { name: new RegExp(`${name},`) })).toBeVisible()

    await view('Columns').click()
    await search.fill('nothing is called this')
    await expect(page.getByText('No order fits')).toBeVisible()
    await page.getByRole('button', { name: 'Show all orders' }).click()
    await expect(search).toHaveValue('')
    const tabs = page.getByRole('navigation', { name: 'Columns' })
    // Below 1024 px one column is shown, and tabs lead to the others.
    if (page.viewportSize()!.width < 1024)
      await tabs.getByRole('button', { name: /Waiting/ }).click()
    await expect(cardOf(page, order)).toBeVisible()
    await expect(page).not.toHaveURL(/[?&]q=/)
  },
)

test('a map of many orders gathers only those that stand together, from the first look on', async ({
  page,
}, { parallelIndex: index }) => {
  const { name } = typedOrder()
  const corners = [
    { lat: 22.2665, lng: 114.1412 },
    { lat: 22.2965, lng: 114.1412 },
    { lat: 22.2665, lng: 114.1737 },
    { lat: 22.2965, lng: 114.1737 },
  ]
  const doors = corners.flatMap((corner) => Array.from({ length: 7 }, () => corner))
  const { end } = await haveManyFoodOrders(await databaseOf(index), { name, doors })
  try {
    await signIn(page, 'staff')
    await openBoard(page, `?view=map&q=${encodeURIComponent(name)}`)
    const together = page.getByRole('button', { name: '7 orders here. Press to come closer.' })
    await expect(together).toHaveCount(corners.length)
  } finally {
    await end()
  }
})

/** Where the number on a tab ends, without the room around it, and where its badge begins. In px. */
const rightAndLeft = (tab: Element) => {
  const [number, , badge] = [...tab.children]
  const text = document.createRange()
  if (number) text.selectNodeContents(number)
  return {
    numberEnds: text.getBoundingClientRect().right,
    badgeBegins: badge?.getBoundingClientRect().left,
  }
}

test(
  'how many orders there are can be read beside how many of them are late',
  { tag: '@small' },
  async ({ page }, { parallelIndex: index }) => {
    const { name } = typedOrder()
    const doors = Array.from({ length: 49 }, () => ({ lat: 22.2665, lng: 114.1412 }))
    const address = await databaseOf(index)
    const { ids, end } = await haveManyFoodOrders(address, { name, doors })
    try {
      const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
      await inDatabase(address, 'HK-CENTRAL-01', async (db) => {
        const late = { createdAt: longAgo, requestedPickupAt: longAgo }
        await db
          .update(orders)
          .set(late)
          .where(inArray(orders.id, [...ids]))
        // Every tab is there, so that each has the least room.
        const [first = 0] = ids
        await db.update(orders).set({ placing: 'unconfirmed' }).where(eq(orders.id, first))
      })
      await signIn(page, 'staff')
      await openBoard(page, `?q=${encodeURIComponent(name)}`)
      const tab = page.getByRole('button', { name: /48 late/ })
      await expect(tab).toBeVisible()
      const { numberEnds, badgeBegins } = await tab.evaluate(rightAndLeft)
      expect(numberEnds).toBeLessThanOrEqual(badgeBegins ?? NaN)
    } finally {
      await end()
    }
  },
)

test('the keys of the board', async ({ page, simulator }, { parallelIndex: index }) => {
  const order = typedOrder()
  await signIn(page, 'staff')
  const { platformId } = await haveOrder({ simulator, index }, order)
  await openBoard(page)
  await expect(cardOf(page, order)).toBeVisible()
  // At once, and nothing of what is typed behind it is lost.
  await page.keyboard.type(`/${order.phone}`)
  const search = page.getByLabel('Search orders')
  await expect(search).toHaveValue(order.phone)
  await expect(page.locator('[data-card]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search).not.toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-card]:focus')).toHaveCount(1)

  await simulator.advance(platformId)
  await expect(markOf(page, order, 'Changed')).toBeVisible()
  await cardOf(page, order).focus()
  await page.keyboard.press('a')
  await expect(anyMarkOf(page, order)).toHaveCount(0)

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys on the board' })
  await expect(keys).toContainText('Place a new order')
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL(/\/food$/)
})

test('a card pressed without a network stays on the board', async ({ page, context, simulator }, {
  parallelIndex: index,
}) => {
  const order = typedOrder()
  await signIn(page, 'staff')
  const { orderId } = await haveOrder({ simulator, index }, order)
  await openBoard(page)
  await context.setOffline(true)
  await cardOf(page, order).click()
  await expect(page.getByText(/^No connection: the order cannot be opened now/)).toBeVisible()
  await expect(page).toHaveURL(/\/food$/)
  await expect(cardOf(page, order)).toBeVisible()
  await context.setOffline(false)
  await expect(async () => {
    await cardOf(page, order).click()
    await expect(page).toHaveURL(new RegExp(`/food/${orderId}$`))
  }).toPass()
})

/** Counts the print windows of a page instead of opening them, and closes each at once. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.__prints = 0
    window.print = () => {
      window.__prints += 1
      setTimeout(() => window.dispatchEvent(new Event('afterprint')), 50)
    }`)
  return () => page.evaluate<number>('window.__prints')
}

test('a ticket comes from the card, and by itself once for each order', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  const first = typedOrder()
  await signIn(page, 'staff')
  const prints = await countPrints(page)
  const { pickupCode } = await haveOrder({ simulator, index }, first)
  await openBoard(page)
  const print = page.getByRole('button', { name: `Print the ticket of order ${pickupCode}` })
  await print.click()
  await expect.poll(prints).toBe(1)

  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('menuitem', { name: 'Print tickets by themselves' }).click()
  await page.getByLabel('Print a ticket for every new order').check()
  await page.keyboard.press('Escape')
  // What stood there before does not come. Nor is anything lost with a page that is left before its
  // ticket has gone to the printer.
  await page.goto('/settings')
  const second = typedOrder()
  const { orderId } = await haveOrder({ simulator, index }, second)
  const detail = `**/api/food/orders/${orderId}`
  await page.route(detail, () => undefined)
  const asked = page.waitForRequest(detail)
  await openBoard(page)
  await asked
  expect(await prints()).toBe(0)
  // Left first: what is held goes on when nobody holds it any more.
  await page.goto('/settings')
  await page.unroute(detail)
  await openBoard(page)
  await expect(cardOf(page, second)).toBeVisible()
  await expect.poll(prints).toBe(1)
  await openBoard(page)
  await expect(cardOf(page, second)).toBeVisible()
  expect(await prints()).toBe(0)
})

test('what the kitchen has to know stands on card and ticket, and the receipt is not told of itself', async ({
  page,
  simulator,
}) => {
  const order = typedOrder()
  const note = '2 × char siu rice, no onion'
  await signIn(page, 'staff')
  await page.goto('/food/new')
  await fillOrder(page, order)
  await page.getByRole('button', { name: /^More/, expanded: false }).click()
  await page.getByLabel('For the kitchen').fill(note)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/food\/\d+$/)
  await simulator.hold(await platformNumber(page))
  const ticket = page.getByRole('link', { name: 'Ticket', exact: true })
  await page.goto((await ticket.getAttribute('href')) ?? '')
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByText(/^Payment$|on the receipt/)).toHaveCount(0)
  await openBoard(page, `?q=${encodeURIComponent(order.name)}`)
  const card = page.getByRole('article').filter({ hasText: order.name })
  await expect(card.getByText(note)).toBeVisible()
})

test('the kitchen’s screen is full, keeps awake, and is left by one press', async ({ page }) => {
  await page.addInitScript(`
    window.__awake = 0
    const lock = () => Object.assign(new EventTarget(), {
      release: async () => { window.__awake -= 1 },
    })
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: async () => { window.__awake += 1; return lock() } },
    })`)
  const isAwake = () => page.evaluate<number>('window.__awake')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await signIn(page, 'staff')
  await openBoard(page)
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('menuitem', { name: 'Kitchen screen' }).click()
  await expect.poll(isFull).toBe(true)
  await expect.poll(isAwake).toBe(1)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(isFull).toBe(false)
  await expect.poll(isAwake).toBe(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('food ready and handed over are told to every board, and taken back', async ({
  page,
  context,
  baseURL,
  simulator,
}, { parallelIndex: index }) => {
  const order = typedOrder()
  await signIn(page, 'staff')
  await haveOrder({ simulator, index }, order)
  const use = async (isUsed: boolean) =>
    inDatabase(await databaseOf(index), order.store, (db, storeId) =>
      db.update(stores).set({ foodUsesKitchenMarks: isUsed }).where(eq(stores.id, storeId)),
    )
  await use(true)
  try {
    await openBoard(page)
    const { tablet, close } = await tabletBeside({ context, baseURL })
    await openBoard(tablet)
    const pressed = (board: Page, name: string) =>
      board.getByRole('article').filter({ hasText: order.name }).getByRole('button', { name })
    await pressed(page, 'Food ready').click()
    await expect(pressed(tablet, 'Food ready')).toHaveAttribute('aria-pressed', 'true')
    await pressed(page, 'Handed over').click()
    const riding = tablet.getByRole('region', { name: /On the way/ })
    await expect(riding.getByRole('link', { name: new RegExp(`${order.name},`) })).toBeVisible()
    await pressed(tablet, 'Handed over').click()
    await expect(pressed(page, 'Handed over')).toHaveAttribute('aria-pressed', 'false')
    await close()
  } finally {
    await use(false)
  }
})

test('a device is asked once which store it is in', async ({ page }) => {
  await signIn(page, 'staff')
  await openBoard(page)
  const question = page.getByRole('region', { name: 'Which store is this device in?' })
  const asked = question.or(page.getByRole('heading', { name: 'No orders yet today' }))
  await expect(asked.first()).toBeVisible()
  const choice = page.getByRole('main').getByRole('button', { name: 'Mong Kok' })
  await awake(choice)
  await choice.click()
  await expect(question).toBeHidden()
  await openBoard(page)
  await expect(page.getByRole('button', { name: /Mong Kok/ }).first()).toBeVisible()
  await expect(question).toBeHidden()
})

test('a board that hears of nothing says how old it is', async ({ page, context }) => {
  await page.clock.install()
  await signIn(page, 'staff')
  await openBoard(page)
  const tools = page.getByRole('button', { name: /Sound settings$/ })
  await expect(tools).toBeVisible()
  const before = await tools.boundingBox()
  await context.setOffline(true)
  await page.clock.fastForward(20_000)
  await expect(page.getByText(/^No connection: what you see is from \d+ s ago/)).toBeVisible()
  // Nothing moves under a hand because of it.
  expect(await tools.boundingBox()).toEqual(before)
  await context.setOffline(false)
  await expect(page.getByText(/^No connection/)).toBeHidden()
})
