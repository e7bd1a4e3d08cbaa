import { eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'

/** Decision 0285: what was kept while these codes were unknown. */
const MIGRATION = 'lib/db/migrations/0032_known-waybill-codes.sql'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 4, minute))

async function kept(family: 'express' | 'parcel', codes: readonly number[]) {
  const [order] = await instance.db
    .insert(orders)
    .values({
      family,
      storeId: await instance.storeId('HK-SHATIN-03'),
      clientOrderId: `K-${family}-${codes.join('-')}`,
      placing: 'placed',
      stage: 'waiting',
      statusCode: 9005,
      statusAt: at(0),
    })
    .returning({ id: orders.id })
  for (const [index, code] of codes.entries()) {
    await instance.db.insert(orderEvents).values({
      orderId: order!.id,
      identity: `status:${code}`,
      source: 'callback',
      kind: 'status',
      stage: 'unknown',
      statusCode: code,
      at: at(index + 1),
    })
  }
  return order!.id
}

const shown = async (id: number) => {
  const [order] = await instance.db.select().from(orders).where(eq(orders.id, id))
  const events = await instance.db
    .select({ stage: orderEvents.stage })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(orderEvents.id)
  return { order, stages: events.map(({ stage }) => stage) }
}

it('puts kept waybills with the later codes where these say, and no parcel', async () => {
  const riding = await kept('express', [9015])
  const done = await kept('express', [9015, 9021])
  const parcel = await kept('parcel', [9015])
  for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')) {
    await instance.db.execute(sql.raw(statement))
  }
  expect(await shown(riding)).toMatchObject({
    order: { stage: 'riding', statusCode: 9015, closed: false },
    stages: ['riding'],
  })
  expect(await shown(done)).toMatchObject({
    order: { stage: 'done', statusCode: 9021, closed: true, closedAt: at(2) },
    stages: ['riding', 'done'],
  })
  expect(await shown(parcel)).toMatchObject({ order: { stage: 'waiting' }, stages: ['unknown'] })
})
