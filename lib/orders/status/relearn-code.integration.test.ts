import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { statusCodes } from '@/lib/db/tables/status-codes'
import type { Family, Stage } from '@/lib/domain/stages'
import { eventually } from '@/lib/testing/eventually'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { applyStatus } from './apply-status'
import { changeOrder } from './change-order'
import { lockOrder } from '../lock-order'
import { relearnCode } from './relearn-code'
import { orderTasks } from '../tasks'

const BEGIN = Date.parse('2026-11-21T04:00:00Z')
const at = (second: number) => new Date(BEGIN + second * 1000)

let instance: TestInstance
let number = 0
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

async function newOrder(family: Family = 'food'): Promise<number> {
  number += 1
  const [row] = await instance.db
    .insert(orders)
    .values({
      family,
      storeId: await instance.storeId('HK-SHATIN-03'),
      clientOrderId: `R${number}`,
      platformOrderId: `RP${number}`,
      placing: 'placed',
    })
    .returning({ id: orders.id })
  return row!.id
}

const tell = (orderId: number, code: number, second: number, text: string | null = null) =>
  instance.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const report = { source: 'callback', code, text, at: at(second) } as const
    await changeOrder(tx, order, await applyStatus(tx, order, report))
  })

const teach = (family: Family, code: number, stage: Stage | null) =>
  instance.db
    .update(statusCodes)
    .set({ stage })
    .where(and(eq(statusCodes.family, family), eq(statusCodes.code, code)))

const relearn = (family: Family, code: number) =>
  relearnCode({ db: instance.db, family, code, after: 0 })

const order = async (id: number) =>
  (await instance.db.select().from(orders).where(eq(orders.id, id)))[0]!

const noted = async (family: Family, code: number) =>
  (
    await instance.db
      .select()
      .from(statusCodes)
      .where(and(eq(statusCodes.family, family), eq(statusCodes.code, code)))
  )[0]

const stages = async (orderId: number) =>
  (await instance.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)))
    .toSorted((a, b) => a.id - b.id)
    .map(({ stage }) => stage)

it('notes a code that is not published with the platform’s latest words, and no other', async () => {
  const id = await newOrder()
  await tell(id, 9005, 0, 'Courier accepted')
  await tell(id, 8100, 1, 'Waiting at the lift')
  const first = await noted('food', 8100)
  expect(first).toMatchObject({ text: 'Waiting at the lift', stage: null })
  await tell(id, 8100, 2, '等電梯')
  await tell(id, 8100, 3, null)
  const second = await noted('food', 8100)
  expect(second?.text).toBe('等電梯')
  expect(second?.firstSeenAt).toEqual(first?.firstSeenAt)
  expect(second!.lastSeenAt.getTime()).toBeGreaterThan(first!.lastSeenAt.getTime())
  expect(await noted('food', 9005)).toBeUndefined()
  expect(await noted('parcel', 8100)).toBeUndefined()
  expect(await order(id)).toMatchObject({ stage: 'unknown', statusCode: 8100, closed: false })
})

it('notes nothing when the order’s own change fails', async () => {
  const id = await newOrder()
  const failing = instance.db.transaction(async (tx) => {
    await applyStatus(tx, await lockOrder(tx, id), {
      source: 'callback',
      code: 8101,
      text: null,
      at: at(0),
    })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await noted('food', 8101)).toBeUndefined()
})

it('a code that was learned counts at once for the next status', async () => {
  await tell(await newOrder(), 8110, 0)
  await teach('food', 8110, 'at-store')
  const id = await newOrder()
  await tell(id, 8110, 0)
  expect(await order(id)).toMatchObject({ stage: 'at-store' })
  expect(await stages(id)).toEqual(['at-store'])
  await tell(id, 9015, 0)
  expect(await order(id)).toMatchObject({ stage: 'riding' })
})

it('computes every order again that ever had the code, and tells the stream', async () => {
  const standing = await newOrder()
  await tell(standing, 8120, 10)
  const further = await newOrder()
  await tell(further, 8120, 10)
  await tell(further, 9015, 20)
  const other = await newOrder()
  await tell(other, 9005, 0)
  const before = await order(other)

  await teach('food', 8120, 'done')
  await relearn('food', 8120)
  for (const id of [standing, further]) {
    expect(await order(id)).toMatchObject({
      stage: 'done',
      statusCode: 8120,
      closed: true,
      closedAt: at(10),
    })
  }
  expect(await stages(further)).toEqual(['done', 'riding'])
  expect(await order(other)).toEqual(before)
})

it('taken back, it opens what it had closed', async () => {
  const id = await newOrder()
  await tell(id, 9015, 0)
  await tell(id, 8130, 10, 'Handed over')
  await teach('food', 8130, 'done')
  await relearn('food', 8130)
  expect(await order(id)).toMatchObject({ closed: true })
  await teach('food', 8130, null)
  await relearn('food', 8130)
  expect(await order(id)).toMatchObject({
    stage: 'unknown',
    statusText: 'Handed over',
    closed: false,
    closedAt: null,
  })
})

it('of express, it begins to count where the other vocabulary had spoken', async () => {
  const id = await newOrder('express')
  await tell(id, 1, 0)
  await tell(id, 9016, 10)
  expect(await order(id)).toMatchObject({ stage: 'waiting', statusCode: 1 })
  await teach('express', 9016, 'riding')
  await relearn('express', 9016)
  expect(await order(id)).toMatchObject({ stage: 'riding', statusCode: 9016 })
})

it('an order that was refused stays refused', async () => {
  const id = await newOrder()
  await tell(id, 8140, 0)
  await instance.db
    .update(orders)
    .set({ placing: 'refused', closed: true })
    .where(eq(orders.id, id))
  await teach('food', 8140, 'riding')
  await relearn('food', 8140)
  expect(await order(id)).toMatchObject({ placing: 'refused', closed: true, stage: 'unknown' })
})

it('goes on with the next batch in a job of its own, until all are done', async () => {
  const ids = [await newOrder(), await newOrder(), await newOrder()]
  for (const id of ids) await tell(id, 8150, 0)
  await teach('food', 8150, 'near')
  await relearnCode({ db: instance.db, family: 'food', code: 8150, after: 0, batch: 2 })
  expect((await order(ids[1]!)).stage).toBe('near')
  expect((await order(ids[2]!)).stage).toBe('unknown')
  const { rows } = await instance.db.execute<{ payload: unknown }>(sql`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'orders.relearn-code'`)
  expect(rows).toEqual([{ payload: { family: 'food', code: 8150, after: ids[1] } }])
  await orderTasks.tasks['orders.relearn-code']!(rows[0]!.payload, {
    isLast: false,
    stopping: new AbortController().signal,
  })
  expect((await order(ids[2]!)).stage).toBe('near')
})

it('a status that comes while somebody says what its code means is not left behind', async () => {
  const id = await newOrder()
  await tell(await newOrder(), 8160, 0)
  let taught: Promise<unknown> = Promise.resolve()
  await instance.db.transaction(async (tx) => {
    const row = await lockOrder(tx, id)
    const report = { source: 'callback', code: 8160, text: null, at: at(0) } as const
    await changeOrder(tx, row, await applyStatus(tx, row, report))
    // Begun while the status is not committed yet: it has to wait for it.
    taught = teach('food', 8160, 'done').then(() => relearn('food', 8160))
    await eventually(async () => {
      const { rows } = await instance.db.execute(sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length > 0
    })
  })
  await taught
  expect(await order(id)).toMatchObject({ stage: 'done', closed: true })
})
