import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { callbackRefusals, inbox } from '@/lib/db/tables/inbox'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { CallbackFilter } from '../model/callback-forms'
import { dismissCallback } from './dismiss-callback'
import { getCallback } from './get-callback'
import { assignCallback } from './assign-callback'
import { CALLBACKS_A_PAGE, listCallbacks } from './list-callbacks'
import { listRefusals } from './list-refusals'
import { replayCallback } from './replay-callback'

const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }
const SIGNED_AT = new Date('2026-11-21T04:00:00Z')

let instance: TestInstance
let admin: Actor
let number = 0

beforeAll(async () => {
  instance = await testInstance({})
  admin = await instance.actor('admin')
})
afterAll(() => instance.close())

type Kept = Partial<typeof inbox.$inferInsert> & { data?: Record<string, unknown> }

/** A callback as it is kept; of an order that is not ours unless `change` says so. */
async function keep({ data: said, ...change }: Kept = {}): Promise<number> {
  number += 1
  const family = change.family ?? 'food'
  const data = {
    meta: { lang: 'en', region: 'SG' },
    order_id: change.platformOrderId ?? `P${number}`,
    client_order_id: change.clientOrderId ?? `C${number}`,
    timestamp: SIGNED_AT.getTime() / 1000,
    order_status: 9005,
    status_desc: 'Courier accepted',
    partner: { partner_name: 'Ah Keung' },
    predicted_accept_time: null,
    ...said,
  }
  const [row] = await instance.db
    .insert(inbox)
    .values({
      family,
      digest: `digest ${number}`,
      raw: signForTests(data, CREDENTIALS, SIGNED_AT),
      platformOrderId: `P${number}`,
      clientOrderId: `C${number}`,
      stale: false,
      ...change,
    })
    .returning({ id: inbox.id })
  return row!.id
}

const list = async (filter: CallbackFilter = {}) =>
  (await listCallbacks({ actor: admin, filter })).rows

const ids = async (filter: CallbackFilter = {}) => (await list(filter)).map(({ id }) => id)

describe('the list of callbacks', () => {
  it('says of each what came, how often, and what its signature covers', async () => {
    const id = await keep({ deliveries: 3, stale: true })
    const [row] = await list()
    expect(row).toMatchObject({
      id,
      family: 'food',
      state: 'waiting',
      code: 9005,
      text: 'Courier accepted',
      stale: true,
      unsigned: ['meta', 'partner'],
      deliveries: 3,
      orderId: null,
      region: 'SG',
    })
  })

  it('shows one that nobody can read as well', async () => {
    const id = await keep({ raw: '{"auth":{},"data":{"order_id":7}}' })
    expect((await list())[0]).toMatchObject({ id, code: null, text: null, unsigned: [] })
  })

  it('is chosen by family and by state', async () => {
    const waiting = await keep({ family: 'express' })
    const applied = await keep({ family: 'express', appliedAt: new Date() })
    const dismissed = await keep({
      family: 'express',
      dismissedAt: new Date(),
      dismissedBy: admin.id,
    })
    expect(await ids({ family: 'express' })).toEqual([dismissed, applied, waiting])
    expect(await ids({ family: 'express', state: 'waiting' })).toEqual([waiting])
    expect(await ids({ family: 'express', state: 'applied' })).toEqual([applied])
    expect(await ids({ state: 'dismissed' })).toEqual([dismissed])
    expect(await ids({ family: 'parcel' })).toEqual([])
  })

  it('comes page by page, none twice and none left out while new ones come', async () => {
    const made: number[] = []
    for (let count = 0; count < CALLBACKS_A_PAGE + 3; count += 1) {
      made.unshift(await keep({ family: 'parcel' }))
    }
    const first = await listCallbacks({ actor: admin, filter: { family: 'parcel' } })
    expect(first.rows).toHaveLength(CALLBACKS_A_PAGE)
    await keep({ family: 'parcel' })
    const filter = { family: 'parcel', before: first.before! } as const
    const second = await listCallbacks({ actor: admin, filter })
    expect(second.before).toBeNull()
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(made)
  })

  it('counts what was refused in the last seven days, by reason', async () => {
    const at = (day: string, count: number) =>
      ({ family: 'food', reason: 'bad-signature', day, count, lastAt: new Date() }) as const
    const day = (ago: number) =>
      new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10)
    await instance.db
      .insert(callbackRefusals)
      .values([at(day(1), 2), at(day(2), 3), at(day(20), 9)])
    expect(await listRefusals({ actor: admin })).toEqual([
      expect.objectContaining({ family: 'food', reason: 'bad-signature', count: 5 }),
    ])
  })
})

describe('one callback', () => {
  it('shows the message as it came, when it was signed, and whose order it can only be', async () => {
    const id = await keep({ family: 'express', data: { merchant_id: '800001' } })
    const detail = await getCallback({ actor: admin, id })
    expect(detail).toMatchObject({
      signedAt: SIGNED_AT.toISOString(),
      at: SIGNED_AT.toISOString(),
      merchantId: '800001',
      claimedStoreId: await instance.storeId('HK-SHATIN-03'),
    })
    const [row] = await instance.db.select().from(inbox).where(eq(inbox.id, id))
    expect(detail?.raw).toBe(row?.raw)
    expect(await getCallback({ actor: admin, id: 999_999 })).toBeNull()
  })

  it('is applied again once its order is there, and once more without harm', async () => {
    const id = await keep()
    const replay = () => replayCallback({ actor: admin, form: { id } })
    await expect(replay()).rejects.toMatchObject({ key: 'callbackWithoutOrder' })
    const { clientOrderId } = (await list())[0]!
    const [order] = await instance.db
      .insert(orders)
      .values({
        family: 'food',
        storeId: await instance.storeId('HK-CENTRAL-01'),
        clientOrderId,
        placing: 'placing',
      })
      .returning({ id: orders.id })
    await replay()
    await replay()
    expect(await getCallback({ actor: admin, id })).toMatchObject({
      state: 'applied',
      orderId: order!.id,
      orderStoreId: await instance.storeId('HK-CENTRAL-01'),
    })
    const events = await instance.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order!.id))
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['placed', 'status'])
  })

  it('of a parcel is the same hint when it is applied again, though it names no time', async () => {
    const id = await keep({ family: 'parcel', clientOrderId: '', platformOrderId: 'P-hint' })
    const [order] = await instance.db
      .insert(orders)
      .values({
        family: 'parcel',
        storeId: await instance.storeId('HK-CENTRAL-01'),
        clientOrderId: 'hint',
        platformOrderId: 'P-hint',
        placing: 'placed',
      })
      .returning({ id: orders.id })
    await replayCallback({ actor: admin, form: { id } })
    await instance.db.execute(sql`select pg_sleep(1.1)`)
    await replayCallback({ actor: admin, form: { id } })
    const hints = await instance.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order!.id))
    expect(hints).toHaveLength(1)
  })

  it('is dismissed with all that wait for the same order, by whom and when', async () => {
    const same = { platformOrderId: 'P-same' }
    const [first, second] = [await keep(same), await keep(same)]
    const applied = await keep({ ...same, appliedAt: new Date() })
    const [nameless, other] = [
      await keep({ platformOrderId: '' }),
      await keep({ platformOrderId: '' }),
    ]
    const dismiss = (id: number) => dismissCallback({ actor: admin, form: { id } })
    expect(await dismiss(first)).toEqual({ dismissed: 2 })
    expect(await getCallback({ actor: admin, id: second })).toMatchObject({
      state: 'dismissed',
      dismissedBy: admin.name,
    })
    expect(await getCallback({ actor: admin, id: applied })).toMatchObject({ dismissedAt: null })
    await expect(dismiss(second)).rejects.toMatchObject({ key: 'callbackNotWaiting' })
    expect(await dismiss(nameless)).toEqual({ dismissed: 1 })
    expect(await getCallback({ actor: admin, id: other })).toMatchObject({ state: 'waiting' })
  })
})

it('is no business of anybody but administrators', async () => {
  const actor = await instance.actor('manager')
  const id = await keep()
  const storeId = await instance.storeId('HK-CENTRAL-01')
  const tries = [
    () => listCallbacks({ actor, filter: {} }),
    () => listRefusals({ actor }),
    () => getCallback({ actor, id }),
    () => assignCallback({ actor, form: { id, storeId } }),
    () => replayCallback({ actor, form: { id } }),
    () => dismissCallback({ actor, form: { id } }),
  ]
  for (const attempt of tries) {
    await expect(attempt()).rejects.toMatchObject({ key: 'notAllowed' })
  }
  expect(await getCallback({ actor: admin, id })).toMatchObject({ state: 'waiting' })
})
