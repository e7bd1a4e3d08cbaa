import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getBoard } from '../get-board'
import { getOrder } from '../get-order'
import type { KitchenForm } from '../model/kitchen-form'
import type { OrderForm } from '../model/order-form'
import { markKitchen } from './mark-kitchen'

let instance: TestInstance
let simulator: RunningSimulator
let central: number

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 1,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
  await use(true)
})

afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

const use = (foodUsesKitchenMarks: boolean) =>
  instance.db.update(stores).set({ foodUsesKitchenMarks }).where(eq(stores.id, central))

const place = async (change: Partial<OrderForm> = {}) =>
  placeFood({ actor: await instance.actor('staff'), form: foodForm(central, change) })

const press = async (orderId: number, mark: KitchenForm['mark'], isSet = true) =>
  markKitchen({ actor: await instance.actor('staff'), form: { orderId, mark, isSet } })

async function read(orderId: number) {
  const order = await getOrder({ actor: await instance.actor('staff'), orderId })
  if (!order) throw new Error(`order ${orderId} is not there`)
  const own = order.timeline.filter(({ kind }) => /^(food-ready|handed-over)/.test(kind))
  return { card: order.card, own: own.map(({ kind, source }) => `${kind} ${source}`) }
}

const onBoard = async (orderId: number) => {
  const board = await getBoard({ actor: await instance.actor('staff'), storeIds: [central] })
  return board.cards.some(({ id }) => id === orderId)
}

describe('the kitchen’s marks', () => {
  it('stand on the card and in the history, once, and leave the status alone', async () => {
    const { orderId } = await place({ kitchenNote: '2 × fish ball noodles' })
    const before = await read(orderId)
    expect(before.card).toMatchObject({
      kitchenNote: '2 × fish ball noodles',
      foodReadyAt: null,
      handedOverAt: null,
    })
    await press(orderId, 'food-ready')
    await press(orderId, 'food-ready')
    await press(orderId, 'handed-over')
    const { card, own } = await read(orderId)
    expect(own).toEqual(['food-ready staff', 'handed-over staff'])
    expect([card.foodReadyAt, card.handedOverAt]).not.toContain(null)
    const { stage, statusCode, statusAt, closedAt } = before.card
    expect(card).toMatchObject({ stage, statusCode, statusAt, closedAt })
    expect(card.version).toBeGreaterThan(before.card.version)
  })

  it('are taken back, which the history tells too', async () => {
    const { orderId } = await place()
    await press(orderId, 'handed-over')
    await press(orderId, 'handed-over', false)
    const { card, own } = await read(orderId)
    expect(card.handedOverAt).toBeNull()
    expect(own).toEqual(['handed-over staff', 'handed-over-undone staff'])
  })

  it('never leave the house', async () => {
    const { orderId } = await place({ kitchenNote: 'no peanuts whatever' })
    await press(orderId, 'food-ready')
    await press(orderId, 'handed-over')
    const requests = await (await fetch(`${simulator.url}/_control/requests`)).text()
    expect(requests).toContain('order/takeaway')
    expect(requests).not.toContain('no peanuts whatever')
    expect(requests).not.toMatch(/ready|handed/i)
  })

  it('let what a customer fetched leave the board the day after, whatever the platform says', async () => {
    const { orderId } = await place({ delivery: 'pickup' })
    await press(orderId, 'handed-over')
    expect(await onBoard(orderId)).toBe(true)
    const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60_000)
    await instance.db.update(orders).set({ handedOverAt: longAgo }).where(eq(orders.id, orderId))
    expect(await onBoard(orderId)).toBe(false)
  })

  it('are not for a stranger, nor for a store that wants none, nor for what has ended', async () => {
    const { orderId } = await place()
    const form = { orderId, mark: 'food-ready', isSet: true } as const
    const warehouse = await instance.actor('warehouse')
    await expect(markKitchen({ actor: warehouse, form })).rejects.toMatchObject({ key: 'notFound' })
    await use(false)
    await expect(press(orderId, 'food-ready')).rejects.toMatchObject({ key: 'kitchenMarksOff' })
    await use(true)
    await instance.db.update(orders).set({ closed: true }).where(eq(orders.id, orderId))
    await expect(press(orderId, 'food-ready')).rejects.toMatchObject({ key: 'orderClosed' })
  })
})
