import { sql } from 'drizzle-orm'
import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databasePool } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { addSyncJob } from '../add-order-job'
import { SYNC_TASK } from '../task-names'
import { claimSilentOrders, sweepOrders } from './sweep-orders'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

let number = 0
async function order(change: Partial<typeof orders.$inferInsert>, silentMinutes: number) {
  const mine = (number += 1)
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'food',
      storeId: await instance.storeId('HK-CENTRAL-01'),
      clientOrderId: `S${mine}`,
      platformOrderId: `SP${mine}`,
      placing: 'placed',
      ...change,
      updatedAt: new Date(Date.now() - silentMinutes * 60_000),
    })
    .returning({ id: orders.id })
  return row!.id
}

/** The orders that wait to be asked for, by the queue's keys. */
async function asked(): Promise<number[]> {
  const { rows } = await instance.db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where key like '%.confirm-order:%' order by id`,
  )
  return rows.map(({ key }) => Number(key.split(':')[1]))
}

it('what was asked to be cancelled is asked for each minute until a status settles it', async () => {
  const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000)
  const asked = { cancellingSince: new Date(), stage: 'waiting' } as const
  const unconfirmed = await order({ ...asked, cancelling: 'unconfirmed' }, 2)
  const agreed = await order({ ...asked, cancelling: 'agreed', scheduledFor: inAWeek }, 2)
  await order({ ...asked, cancelling: 'overtaken' }, 2)
  await order({ ...asked, cancelling: 'agreed' }, 0.5)
  const connection = { families: ['food'], zone: 'AP1', budget: 9 } as const
  const claimed = await claimSilentOrders(instance.db, connection)
  expect(claimed.map(({ id }) => id).sort()).toEqual([unconfirmed, agreed].sort())
})

it('an order that is there under a number unknown here is looked for where something finds it', async () => {
  const food = await order({ stage: 'waiting', platformOrderId: null }, 30)
  await order({ stage: 'waiting', family: 'express', platformOrderId: null }, 30)
  const connection = { families: ['food', 'express'], zone: 'AP1', budget: 9 } as const
  const claimed = await claimSilentOrders(instance.db, connection)
  expect(claimed).toEqual([{ id: food, family: 'food', isNumbered: false }])
  await instance.db.update(orders).set({ askedAt: null, closed: true })
})

it('trap 20: after downtime every silent open order is asked for, oldest first, within the budget', async () => {
  const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000)
  const old = await order({ stage: 'riding' }, 200)
  const older = await order({ stage: 'waiting' }, 300)
  const oldest = await order({ stage: 'unknown' }, 400)
  await order({ stage: 'riding' }, 1)
  await order({ stage: 'done', closed: true }, 400)
  await order({ stage: 'waiting', placing: 'unconfirmed' }, 400)
  await order({ stage: 'waiting', scheduledFor: inAWeek }, 400)
  const singapore = await order({ storeId: await instance.storeId('SG-ORCHARD-01') }, 100)

  await sweepOrders({ db: instance.db, perMinute: 2 })
  expect(new Set(await asked())).toEqual(new Set([oldest, older, singapore]))

  await sweepOrders({ db: instance.db, perMinute: 2 })
  expect(new Set(await asked())).toEqual(new Set([oldest, older, singapore, old]))

  const before = (await asked()).length
  await sweepOrders({ db: instance.db, perMinute: 2 })
  expect(await asked()).toHaveLength(before)
})

it('silent orders keep nobody waiting whose order was asked for after them', async () => {
  await instance.db.update(orders).set({ closed: true })
  const silent = await order({ stage: 'riding' }, 200)
  await sweepOrders({ db: instance.db, perMinute: 2 })
  const told = await order({ stage: 'riding' }, 0)
  await addSyncJob(instance.db, { id: told, family: 'food' })
  const taken: number[] = []
  const task = (payload: unknown) => void taken.push((payload as { orderId: number }).orderId)
  // Of the queue's own choosing, one after the other.
  await runOnce({
    pgPool: databasePool(),
    taskList: { [SYNC_TASK.food]: task },
    concurrency: 1,
    noHandleSignals: true,
  })
  expect(taken.indexOf(told)).toBe(0)
  expect(taken).toContain(silent)
})

it('several instances that sweep at once take different orders', async () => {
  const silent = await Promise.all(Array.from({ length: 12 }, () => order({ stage: 'near' }, 60)))
  await Promise.all([1, 2, 3].map(() => sweepOrders({ db: instance.db, perMinute: 4 })))
  const taken = (await asked()).filter((id) => silent.includes(id))
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken.length).toBeGreaterThanOrEqual(4)
})

it('asks for silent parcels and waybills too, each connection within its own budget', async () => {
  const shatin = await instance.storeId('HK-SHATIN-03')
  const [parcel, waybill] = [
    await order({ family: 'parcel', stage: 'waiting' }, 500),
    await order({ family: 'express', stage: 'riding', storeId: shatin }, 500),
  ]
  const numberless = await order({ family: 'express', platformOrderId: null }, 900)
  await sweepOrders({ db: instance.db, perMinute: 1 })
  const taken = await asked()
  expect(taken).toContain(parcel)
  expect(taken).toContain(waybill)
  expect(taken).not.toContain(numberless)
})
