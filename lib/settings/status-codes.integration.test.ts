import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { orders } from '@/lib/db/tables/orders'
import { statusCodes } from '@/lib/db/tables/status-codes'
import type { Stage } from '@/lib/domain/stages'
import { applyStatus } from '@/lib/orders/status/apply-status'
import { changeOrder } from '@/lib/orders/status/change-order'
import { lockOrder } from '@/lib/orders/lock-order'
import { orderTasks } from '@/lib/orders/tasks'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { decideStatusCode } from './decide-status-code'
import { listStatusCodes } from './list-status-codes'

let instance: TestInstance
let admin: Actor
let number = 0

beforeAll(async () => {
  instance = await testInstance({})
  admin = await instance.actor('admin')
})
afterAll(() => instance.close())

/** An order that the platform said has this status. */
async function orderAt(code: number, text: string | null = null): Promise<number> {
  number += 1
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'food',
      storeId: await instance.storeId('HK-CENTRAL-01'),
      clientOrderId: `L${number}`,
      platformOrderId: `LP${number}`,
      placing: 'placed',
    })
    .returning({ id: orders.id })
  await instance.db.transaction(async (tx) => {
    const order = await lockOrder(tx, row!.id)
    const report = { source: 'callback', code, text, at: new Date() } as const
    await changeOrder(tx, order, await applyStatus(tx, order, report))
  })
  return row!.id
}

const decide = (code: number, stage: Stage) =>
  decideStatusCode({ actor: admin, form: { family: 'food', code, stage } })

const codes = () => listStatusCodes({ actor: admin })
const row = async (code: number) => (await codes()).find((one) => one.code === code)
const stageOfOrder = async (id: number) =>
  (await instance.db.select().from(orders).where(eq(orders.id, id)))[0]?.stage

/** Does what the queue would do: every job that was added for a lesson. */
async function work(): Promise<void> {
  const { rows } = await instance.db.execute<{ id: string; payload: unknown }>(sql`
    select j.id, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'orders.relearn-code' order by j.id`)
  for (const { payload } of rows)
    await orderTasks.tasks['orders.relearn-code']!(payload, {
      isLast: false,
      stopping: new AbortController().signal,
    })
}

it('lists what came and is not published, with how many open orders stand there', async () => {
  await orderAt(8200, 'Waiting at the lift')
  await orderAt(8200)
  await orderAt(9005, 'Courier accepted')
  await instance.db.insert(statusCodes).values({ family: 'food', code: 9015, text: 'once unknown' })
  expect(await codes()).toEqual([
    expect.objectContaining({
      family: 'food',
      code: 8200,
      text: 'Waiting at the lift',
      stage: 'unknown',
      openOrders: 2,
      decidedBy: null,
    }),
  ])
})

it('an administrator says what one means, and takes it back', async () => {
  const id = await orderAt(8210)
  await decide(8210, 'done')
  expect(await row(8210)).toMatchObject({ stage: 'done', decidedBy: admin.name })
  await work()
  expect(await stageOfOrder(id)).toBe('done')
  expect(await row(8210)).toMatchObject({ openOrders: 0 })

  await decide(8210, 'unknown')
  await work()
  expect(await stageOfOrder(id)).toBe('unknown')
  expect(await row(8210)).toMatchObject({ stage: 'unknown', openOrders: 1 })
})

it('what is not explained yet comes first', async () => {
  await orderAt(8220)
  await orderAt(8221)
  await decide(8221, 'near')
  const order = (await codes()).map(({ code }) => code)
  expect(order.indexOf(8220)).toBeLessThan(order.indexOf(8221))
})

it('a published code cannot be taught, nor one that never came', async () => {
  await expect(decide(9015, 'done')).rejects.toMatchObject({ key: 'statusCodeGone' })
  await expect(decide(8299, 'done')).rejects.toMatchObject({ key: 'statusCodeGone' })
})

it('is no business of anybody but administrators', async () => {
  const actor = await instance.actor('manager')
  await orderAt(8230)
  const form = { family: 'food', code: 8230, stage: 'done' } as const
  await expect(decideStatusCode({ actor, form })).rejects.toMatchObject({ key: 'notAllowed' })
  await expect(listStatusCodes({ actor })).rejects.toMatchObject({ key: 'notAllowed' })
  expect(await row(8230)).toMatchObject({ stage: 'unknown' })
})
