import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { CallbackSubject } from '../callback-kind'
import { findSubjects, lockSubjects } from './find-subjects'

let instance: TestInstance
let stores: number[]

beforeAll(async () => {
  instance = await testInstance({})
  stores = await Promise.all(
    ['HK-CENTRAL-01', 'HK-SHATIN-03'].map((code) => instance.storeId(code)),
  )
})
afterAll(() => instance.close())

/** Orders by the platform's id of each, null for none yet: each in a store of its own. */
async function place(clientOrderId: string, ...platformOrderIds: (string | null)[]) {
  const rows = platformOrderIds.map((platformOrderId, nth) => ({
    family: 'food' as const,
    storeId: stores[nth]!,
    clientOrderId,
    platformOrderId,
    placing: 'placed' as const,
  }))
  const placed = await instance.db.insert(orders).values(rows).returning({ id: orders.id })
  return placed.map(({ id }) => id)
}

const about = (clientOrderId: string, platformOrderId: string): CallbackSubject => ({
  family: 'food',
  platformOrderId,
  clientOrderId,
})

/** Of subjects, the orders that are found and those that are locked, by their place. */
async function ordersOf(...subjects: CallbackSubject[]) {
  const found = await findSubjects(instance.db, subjects)
  const locked = await instance.db.transaction((tx) => lockSubjects(tx, subjects, { wait: false }))
  const lockedIds = new Map([...locked].map(([nth, { id }]) => [nth, id]))
  return { found: Object.fromEntries(found), locked: Object.fromEntries(lockedIds) }
}

const both = (expected: Record<number, number | undefined>) => ({
  found: expected,
  locked: expected,
})

it('finds the order with the merchant’s number that has the platform’s, or none yet', async () => {
  const [told] = await place('A1', 'P-A1')
  const [untold] = await place('A2', null)
  const found = await ordersOf(
    about('A2', 'P-A2'),
    about('A1', 'P-other'),
    about('A0', 'P-A1'),
    about('A1', 'P-A1'),
  )
  expect(found).toEqual(both({ 0: untold, 3: told }))
})

it('prefers the one that has the platform’s number, whichever is newer', async () => {
  const [newer, older] = [await place('B1', null, 'P-B1'), await place('B2', 'P-B2', null)]
  expect(await ordersOf(about('B1', 'P-B1'), about('B2', 'P-B2'))).toEqual(
    both({ 0: newer[1], 1: older[0] }),
  )
})

it('finds none where several could be meant', async () => {
  await place('C1', null, null)
  expect(await ordersOf(about('C1', 'P-C1'))).toEqual(both({}))
})

it('finds the latest with the platform’s number where the merchant’s is not told', async () => {
  await place('D1', 'P-D')
  const [latest] = await place('D2', 'P-D')
  expect(await ordersOf(about('', 'P-D'), about('', 'P-none'))).toEqual(both({ 0: latest }))
})

it('finds the order of several subjects for each of them', async () => {
  const [order] = await place('E1', 'P-E1')
  expect(await ordersOf(about('E1', 'P-E1'), about('', 'P-E1'))).toEqual(
    both({ 0: order, 1: order }),
  )
})

it('locks what nobody holds, as it is by then, and waits for the rest where it is to', async () => {
  const [held] = await place('F1', null)
  const [free] = await place('F2', null)
  const subjects = [about('F1', 'P-F1'), about('F2', 'P-F2')]
  const other = connect(instance.databaseUrl)
  const client = await other.pool.connect()
  await client.query('begin')
  await client.query(`update orders set platform_order_id = 'P-F1' where id = ${held}`)
  expect(await ordersOf(...subjects)).toEqual({ found: { 0: held, 1: free }, locked: { 1: free } })

  const waiting = instance.db.transaction((tx) => lockSubjects(tx, subjects, { wait: true }))
  await client.query('commit')
  const locked = await waiting
  expect([...locked].map(([nth, { id, platformOrderId }]) => [nth, id, platformOrderId])).toEqual([
    [0, held, 'P-F1'],
    [1, free, null],
  ])
  client.release()
  await other.pool.end()
})
