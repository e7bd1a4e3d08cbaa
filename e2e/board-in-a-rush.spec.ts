import { haveManyFoodOrders } from '@/lib/testing/seeds/many-food-orders'
import { databaseOf } from './database-of'
import { openBoard } from './food-board'
import { typedOrder } from './food-form'
import { expect, signIn, test } from './fixtures'

const ORDERS = 40
/** Slow enough that a board comes to life in many steps, between which changes are heard. */
const SLOW_DOWN = 6
const EVERY_MS = 40
/** It ends, so that a slow machine comes to the end of showing it. */
const CHANGES = 100

/** A stream that tells of one change after the other, as in a rush: its card has another name each time. */
const RUSH = `
  window.EventSource = class extends EventTarget {
    readyState = 1
    constructor() {
      super()
      const tell = (event) =>
        this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event) }))
      this.timer = setInterval(() => {
        const card = window.rushed
        if (!card || window.told === ${CHANGES}) return
        window.told = (window.told ?? 0) + 1
        const version = 1000 + window.told
        tell({ type: 'order', card: { ...card, version, recipientName: 'Changed ' + window.told } })
      }, ${EVERY_MS})
    }
    close() { clearInterval(this.timer) }
  }`

test('a board that changes while it comes to life is not drawn anew, and shows the change', async ({
  page,
}, { parallelIndex: index }) => {
  const { name } = typedOrder()
  const door = { lat: 22.2811, lng: 114.1566 }
  const { ids, end } = await haveManyFoodOrders(await databaseOf(index), {
    name,
    doors: Array(ORDERS).fill(door),
  })
  try {
    await signIn(page, 'staff')
    const read = page.waitForResponse((answer) => answer.url().includes('/api/food/board?'))
    await openBoard(page)
    const { cards } = (await (await read).json()) as { cards: readonly { id: number }[] }
    const changing = cards.find(({ id }) => id === ids[0])
    expect(changing).toBeDefined()

    await page.addInitScript({ content: `window.rushed = ${JSON.stringify(changing)};${RUSH}` })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await openBoard(page)
    await expect(page.getByRole('link', { name: `Changed ${CHANGES},` })).toBeVisible()
    // Had it been drawn anew, it would have said so: no journey lets a page break (./fixtures).
  } finally {
    await end()
  }
})
