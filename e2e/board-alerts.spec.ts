import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { anyMarkOf, cardOf, markOf, openBoard, tabletBeside } from './food-board'
import { placeOrder, typedOrder } from './food-form'
import { placesAtRest } from './page-drawing'
import { haveOrder } from './standing-order'

/**
 * Makes the browser keep quiet until somebody clicks, as browsers do (what a test does to look at a
 * page counts as a touch to this one), and counts the notes that the page plays.
 */
async function quietUntilClicked(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.__notes = 0
    let allowed = false
    window.addEventListener('click', () => { allowed = true }, true)
    window.AudioContext = class extends AudioContext {
      get state() {
        return allowed ? super.state : 'suspended'
      }
      async resume() {
        if (!allowed) return new Promise(() => undefined)
        await super.resume()
        this.dispatchEvent(new Event('statechange'))
      }
    }
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      window.__notes += 1
      return start.apply(this, when)
    }`)
  return () => page.evaluate<number>('window.__notes')
}

test('a change sounds and is marked until somebody has seen it, also after a reload', async ({
  page: counter,
  context,
  baseURL,
  simulator,
}, { parallelIndex: index }) => {
  const order = typedOrder()
  await signIn(counter, 'staff')
  const { platformId } = await haveOrder({ simulator, index }, order)
  const { tablet: page, close } = await tabletBeside({ context, baseURL })
  const notes = await quietUntilClicked(page)
  await openBoard(page)
  await expect(cardOf(page, order)).toBeVisible()
  await expect(anyMarkOf(page, order)).toHaveCount(0)

  const banner = page.getByRole('button', { name: /^Sound is off: tap once to turn it on/ })
  await expect(banner).toBeVisible()
  const seen = [cardOf(page, order), page.getByRole('button', { name: /Sound settings$/ })]
  const places = await placesAtRest(page, seen)
  await banner.click()
  await expect(banner).toBeHidden()
  // Whoever presses a card at that moment presses this one, not its neighbour.
  expect(await placesAtRest(page, seen)).toEqual(places)
  await expect(page.getByRole('button', { name: /^Sound on/ })).toBeVisible()
  const before = await notes()
  await simulator.advance(platformId)
  await expect(markOf(page, order, 'Changed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Not seen yet' })).toContainText(/\d+ changed/)
  await expect.poll(notes).toBeGreaterThan(before)

  await openBoard(page)
  await markOf(page, order, 'Changed').click()
  await expect(anyMarkOf(page, order)).toHaveCount(0)
  await openBoard(page)
  await expect(cardOf(page, order)).toBeVisible()
  await expect(anyMarkOf(page, order)).toHaveCount(0)

  await simulator.cancel(platformId)
  await expect(markOf(page, order, 'Cancelled')).toBeVisible()
  await page.getByRole('button', { name: /^Mark all as seen/ }).click()
  await expect(anyMarkOf(page, order)).toHaveCount(0)
  await close()
})

test(
  'a phone shows the first order in its upper third, also while it may not sound',
  { tag: '@phone' },
  async ({ page, simulator }, { parallelIndex: index }) => {
    const order = typedOrder()
    await quietUntilClicked(page)
    await signIn(page, 'staff')
    await haveOrder({ simulator, index }, order)
    await page.setViewportSize({ width: 390, height: 844 })
    await openBoard(page)
    await page.getByRole('button', { name: 'All stores', exact: true }).click()
    await page.goto(`/food?q=${encodeURIComponent(order.name)}`)
    await expect(page.getByRole('button', { name: /^Sound is off/ })).toBeVisible()
    await expect(cardOf(page, order)).toBeVisible()
    const first = page.getByRole('article').filter({ visible: true }).first()
    const box = await first.boundingBox()
    expect(box?.y).toBeLessThan(300)
  },
)

test('what was done here is no news here, and new on the tablet beside', async ({
  page,
  context,
  baseURL,
  simulator,
}) => {
  const order = typedOrder()
  await signIn(page, 'staff')
  await openBoard(page)
  const { tablet, close } = await tabletBeside({ context, baseURL })
  await openBoard(tablet)

  await simulator.hold(await placeOrder(page, order))
  await expect(markOf(tablet, order, 'New')).toBeVisible()
  await openBoard(page)
  await expect(cardOf(page, order)).toBeVisible()
  await expect(anyMarkOf(page, order)).toHaveCount(0)

  // Whoever opens an order has seen it.
  await cardOf(tablet, order).click()
  await expect(tablet.getByRole('heading', { level: 1, name: /^Order \d{4}$/ })).toBeVisible()
  await openBoard(tablet)
  await expect(cardOf(tablet, order)).toBeVisible()
  await expect(anyMarkOf(tablet, order)).toHaveCount(0)
  await close()
})

test('what was typed in here does not sound on the board beside it', async ({
  page,
  context,
  simulator,
}) => {
  const order = typedOrder()
  await signIn(page, 'staff')
  const board = await context.newPage()
  await openBoard(board)
  await simulator.hold(await placeOrder(page, order))
  await expect(cardOf(board, order)).toBeVisible()
  await expect(anyMarkOf(board, order)).toHaveCount(0)
})

test('the sound’s settings stay open when the browser turns out to keep it back', async ({
  page,
}) => {
  // A browser that never lets the page sound, and says so when the test does.
  await page.addInitScript(`
    window.AudioContext = class extends EventTarget {
      state = 'suspended'
      resume() { return new Promise(() => undefined) }
    }
    const { setTimeout } = window
    window.setTimeout = (work, ms, ...rest) => {
      if (ms !== 800) return setTimeout(work, ms, ...rest)
      window.__tooLong = work
      return 0
    }`)
  await signIn(page, 'staff')
  await openBoard(page)
  await page.getByRole('button', { name: /Sound settings$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Sound on this device' })
  await expect(dialog.getByLabel('Volume')).toBeVisible()
  await page.evaluate('window.__tooLong()')
  await expect(page.getByText('Sound is off: tap once to turn it on')).toBeVisible()
  await dialog.getByLabel('Volume').fill('35')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the sound is turned off, and louder, on this device alone', async ({ page }) => {
  await signIn(page, 'staff')
  await openBoard(page)
  // Until somebody touches the page the browser may keep the sound back, and the board says that instead.
  await page.getByRole('heading', { level: 1 }).click({ force: true })
  await page.getByRole('button', { name: /Sound settings$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Sound on this device' })
  await dialog.getByLabel('Volume').fill('35')
  for (const name of ['New order', 'Changed order', 'Cancelled order']) {
    await dialog.getByRole('button', { name }).click()
  }
  await dialog.getByLabel('Sound for new, changed and cancelled orders').uncheck()
  await page.keyboard.press('Escape')
  await openBoard(page)
  await expect(page.getByRole('button', { name: /^Sound off/ })).toBeVisible()
  await page.getByRole('button', { name: /Sound settings$/ }).click()
  await expect(dialog.getByLabel('Volume')).toHaveValue('35')
})
