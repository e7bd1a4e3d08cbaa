import { haveManyFoodOrders } from '@/lib/testing/seeds/many-food-orders'
import { databaseOf } from './database-of'
import { openBoard } from './food-board'
import { typedOrder } from './food-form'
import { expect, signIn, test } from './fixtures'

const ORDERS = 40
/** Slow enough that a board comes to life in many steps, between which changes are heard. */
const SLOW_DOWN = 4
const EVERY_MS = 15

/**
 * A stream that tells of one change after the other, as in a rush: its card has another name each
 * time. It ends with the first that can be read on the page, however slow the machine is.
 */
const RUSH = `
  window.EventSource = class extends EventTarget {
    readyState = 1
    constructor() {
      super()
      const tell = (event) =>
        this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event) }))
      this.timer = setInterval(() => {
        if (document.querySelector('main')?.textContent.includes('Changed ')) return this.close()
        window.told = (window.told ?? 0) + 1
        const card = { ...window.rushed, version: 1000 + told, recipientName: 'Changed ' + told }
        tell({ type: 'order', card })
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
    const changed = page.getByRole('link', { name: /Changed \d+,/ })
    // A slow machine, slowed down, takes its time: this ends what hangs.
    await expect(changed).toBeVisible()
    const told = await page.evaluate<number>('told')
    await expect(changed).toHaveAccessibleName(new RegExp(`Changed ${told},`))
    // Had it been drawn anew, it would have said so: no journey lets a page break (./fixtures).
  } finally {
    await end()
  }
})
