import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderSends } from '@/lib/db/tables/order-sends'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { statementsOf } from '@/lib/testing/statements-of'
import { openWorld, type World } from '@/lib/testing/world'
import type { OrderRow } from '../lock-order'
import { changeOrder } from '../status/change-order'
import { settlePlacing } from './settle-placing'

let world: World
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 31 })
})
afterAll(() => world.close())

async function rowOf(orderId: number): Promise<OrderRow> {
  const [row] = await world.instance.db.select().from(orders).where(eq(orders.id, orderId))
  return row!
}

/** An order that is in doubt, and that somebody says to be sending. */
async function sending(): Promise<{ known: OrderRow; sendId: string }> {
  await world.control('faults', { path: '/order/takeaway/create', kind: 'drop_after', times: 1 })
  world.doors.state = 'closed'
  const actor = await world.instance.actor('staff')
  const form = foodForm(await world.instance.storeId('HK-CENTRAL-01'))
  const { orderId } = await placeFood({ actor, form })
  const sendId = crypto.randomUUID()
  const send = { id: sendId, orderId, what: 'creation', process: 'test' } as const
  await world.instance.db.insert(orderSends).values(send)
  return { known: await rowOf(orderId), sendId }
}

function settle({ known, sendId }: { known: OrderRow; sendId: string }) {
  return settlePlacing({
    db: world.instance.db,
    orderId: known.id,
    outcome: {
      state: 'placed',
      source: 'query',
      platformOrderId: `plat-${known.id}`,
      change: (current) => ({ kitchenNote: `${current.kitchenNote ?? 'nothing'}, and the answer` }),
    },
    now: new Date(),
    along: [sql`delete from order_sends where id = ${sendId}`],
    known,
  })
}

async function leftOf(orderId: number) {
  const { db } = world.instance
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from order_codes where order_id = ${orderId} and kind = 'platform-order'`)
  return {
    placed: events.filter(({ kind }) => kind === 'placed').length,
    codes: rows.map(({ code }) => code),
    sends: (await db.select().from(orderSends).where(eq(orderSends.orderId, orderId))).length,
  }
}

it('an answer is written down at once where nobody has changed its order meanwhile', async () => {
  const sent = await sending()
  const said = await statementsOf(() => settle(sent))
  expect(said).toHaveLength(1)
  const { id, version } = sent.known
  expect(await rowOf(id)).toMatchObject({
    placing: 'placed',
    platformOrderId: `plat-${id}`,
    kitchenNote: 'nothing, and the answer',
    version: version + 1,
  })
  expect(await leftOf(id)).toEqual({ placed: 1, codes: [`PLAT-${id}`], sends: 0 })
})

it('what was changed meanwhile is looked at anew, and nothing is written twice', async () => {
  const sent = await sending()
  const { id } = sent.known
  const { db } = world.instance
  await db.transaction((tx) => changeOrder(tx, sent.known, { kitchenNote: 'no onions' }))
  expect(await settle(sent)).toBe('placed')
  expect(await rowOf(id)).toMatchObject({
    placing: 'placed',
    platformOrderId: `plat-${id}`,
    kitchenNote: 'no onions, and the answer',
  })
  expect(await leftOf(id)).toEqual({ placed: 1, codes: [`PLAT-${id}`], sends: 0 })
})

it('waits for who holds the order, and then looks at what became of it', async () => {
  const sent = await sending()
  const { id } = sent.known
  const { db } = world.instance
  const settled = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from orders where id = ${id} for update`)
    const later = settle(sent)
    await eventually(async () => {
      const { rows } = await db.execute(sql`select 1 from pg_locks where not granted`)
      return rows.length > 0
    })
    await changeOrder(tx, sent.known, { kitchenNote: 'held' })
    return { later }
  })
  expect(await settled.later).toBe('placed')
  expect(await rowOf(id)).toMatchObject({ kitchenNote: 'held, and the answer' })
  expect(await leftOf(id)).toEqual({ placed: 1, codes: [`PLAT-${id}`], sends: 0 })
})
