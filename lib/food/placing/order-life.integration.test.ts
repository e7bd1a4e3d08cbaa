import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foodCallback } from '@/lib/callbacks/food-callback'
import { receiveCallback } from '@/lib/callbacks/receive-callback'
import { settings } from '@/lib/config/settings'
import { inbox } from '@/lib/db/tables/inbox'
import { orders } from '@/lib/db/tables/orders'
import { markAbandoned } from '@/lib/orders/sends/mark-abandoned'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { eventually } from '@/lib/testing/eventually'
import { foodForm } from '@/lib/testing/forms/food-form'
import { heldAnswers, UNTIL_RELEASED } from '@/lib/testing/held-answers'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { foodOrders } from '@/lib/food/food-orders'
import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { resolveDoubt } from '@/lib/orders/doubt/resolve-doubt'
import { syncOrder } from '@/lib/orders/sweep/sync-order'
import { placeFood } from '@/lib/testing/place-orders'
import { withTimeOut } from '@/lib/testing/with-time-out'
import { foodApi } from '../food-api'
import { getBoard } from '../get-board'
import { getOrder } from '../get-order'
import type { OrderForm } from '../model/order-form'

let instance: TestInstance
let simulator: RunningSimulator
/** A call that is never answered costs so much. */
const GIVE_UP_MS = 3_000

const clock = heldAnswers()
let callbacks: CallbackServer
let central: number

beforeAll(async () => {
  callbacks = await callbackServer((request) =>
    receiveCallback({
      db: instance.db,
      request,
      kind: foodCallback,
      credentials: [settings().zones.AP1!.signature],
      nowSeconds: Math.floor(Date.now() / 1000),
    }),
  )
  simulator = await startSimulator({
    port: 0,
    callbackUrl: callbacks.url,
    speed: 1,
    seed: 7,
    clock,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
})

afterAll(async () => {
  await simulator.stop()
  await callbacks.close()
  await instance.close()
})

async function control(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${simulator.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

const fault = (kind: string, more: object = {}) =>
  control('faults', { path: '/order/takeaway/create', kind, times: 1, ...more })

async function created(): Promise<{ data: Record<string, unknown> }[]> {
  const url = `${simulator.url}/_control/requests?path=/order/takeaway/create`
  const answer = (await (await fetch(url)).json()) as
    | { body: { data: Record<string, unknown> } }[]
    | { requests: { body: { data: Record<string, unknown> } }[] }
  return (Array.isArray(answer) ? answer : answer.requests).map(({ body }) => body)
}

async function place(change: Partial<OrderForm> = {}) {
  const form = foodForm(central, change)
  const placed = await placeFood({ actor: await instance.actor('staff'), form })
  const [row] = await instance.db.select().from(orders).where(eq(orders.id, placed.orderId))
  if (!row) throw new Error('the order was not recorded')
  return { ...placed, row, form }
}

const detail = async (orderId: number) => {
  const order = await getOrder({ actor: await instance.actor('staff'), orderId })
  if (!order) throw new Error('the order is not to be seen')
  return order
}

describe('from the counter to the door', () => {
  it('is placed, moves with each callback, and ends done', async () => {
    const { orderId, placing, row } = await place()
    expect(placing).toBe('placed')
    expect(row.platformOrderId).not.toBeNull()
    await control('hold', { order_id: row.platformOrderId })

    const stages: string[] = []
    for (const code of [9005, 9011, 9015, 9017, 9021]) {
      await control(`orders/${row.platformOrderId}/advance`, {})
      const order = await eventually(async () => {
        const now = await detail(orderId)
        return now.card.statusCode === code && now
      })
      stages.push(order.card.stage)
    }
    expect(stages).toEqual(['coming', 'at-store', 'riding', 'near', 'done'])

    const { card, timeline } = await detail(orderId)
    expect(card.closedAt).not.toBeNull()
    const [asked, ...told] = timeline.map(({ kind, source }) => `${kind} ${source}`)
    expect(asked).toBe('asked staff')
    // Whichever came first, the answer or the callback of the creation, says that it is placed.
    expect(told.filter((entry) => /^placed (query|callback)$/.test(entry))).toHaveLength(1)
    expect(told.filter((entry) => entry === 'status callback')).toHaveLength(told.length - 1)
    expect(timeline.map(({ statusCode }) => statusCode).filter(Boolean)).toEqual([
      9001, 9005, 9011, 9015, 9017, 9021,
    ])
    const board = await getBoard({ actor: await instance.actor('staff'), storeIds: [central] })
    expect(board.cards.find(({ id }) => id === orderId)?.stage).toBe('done')
  })

  it('trap 33, 35, 36, 37, 38: goes out in cents, with the pickup code, without country code', async () => {
    const { row } = await place({ amount: '0.07', recipientPhone: '+852 9876 5432' })
    const request = (await created()).find(
      ({ data }) => data['client_order_id'] === row.clientOrderId,
    )
    expect(request?.data).toMatchObject({
      client_merchant_id: 'HK-CENTRAL-01',
      merchant_order_id: row.pickupCode,
      order_detail: { total_price: 7 },
      receive: { user_phone: '98765432', user_phone_country_code: '852' },
    })
    expect(request?.data).not.toHaveProperty('delivery_type')
    expect(row.pickupCode).toMatch(/^\d{4}$/)
    expect(row.clientOrderId).toMatch(/^\d+$/)
    expect(row.clientOrderId.endsWith(row.pickupCode!)).toBe(true)
  })

  it('trap 16: the courier of a callback is a hint until a query has confirmed it', async () => {
    const { orderId, row } = await place()
    await control('hold', { order_id: row.platformOrderId })
    await control(`orders/${row.platformOrderId}/advance`, {})
    const hinted = await eventually(async () => {
      const { card } = await detail(orderId)
      return card.stage === 'coming' && card
    })
    expect(hinted.courier).toMatchObject({ confirmed: false })
    await syncOrder(foodOrders, { db: instance.db, orderId })
    expect((await detail(orderId)).card.courier).toMatchObject({ confirmed: true })
  })

  it('gives no two open orders of a store the same pickup code, placed all at once', async () => {
    const placed = await Promise.all(
      Array.from({ length: 8 }, (_, index) => place({ recipientPhone: `9${6000000 + index}` })),
    )
    const codes = placed.map(({ row }) => row.pickupCode)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('one form is one order, however often it is sent', async () => {
    const form = foodForm(central)
    const actor = await instance.actor('staff')
    const results = await Promise.all([1, 2, 3].map(() => placeFood({ actor, form })))
    expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(1)
    const [row] = await instance.db.select().from(orders).where(eq(orders.formKey, form.formKey))
    const sent = (await created()).filter(
      ({ data }) => data['client_order_id'] === row!.clientOrderId,
    )
    expect(sent).toHaveLength(1)
  })

  it('trap 40: is placed at a store that the platform holds for closed', async () => {
    const { api, context } = foodApi('HK', { priority: 'person' })
    const store = { storeCode: 'HK-MONGKOK-02' }
    await api.updateBusinessStatus({ ...store, open: false }, context)
    const mongkok = await instance.storeId('HK-MONGKOK-02')
    expect((await place({ storeId: mongkok })).placing).toBe('placed')
    await api.updateBusinessStatus({ ...store, open: true }, context)
  })

  it('is cancelled by staff, and shows so once the platform says it', async () => {
    const { orderId } = await place()
    const actor = await instance.actor('staff')
    const form = { orderId, reason: 'customer changed their mind', staffNumber: '0042' }
    await cancelOrder(foodOrders, { actor, form })
    const order = await eventually(async () => {
      const now = await detail(orderId)
      return now.card.stage === 'cancelled' && now
    })
    expect(order.card.statusCode).toBe(9025)
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ kind: 'cancel-asked', source: 'staff', by: 'Counter' }),
    )
    await expect(cancelOrder(foodOrders, { actor, form })).rejects.toMatchObject({
      key: 'orderClosed',
    })
  })
})

describe('what may not be', () => {
  it('a store that is not mine: not placed, not seen, not cancelled', async () => {
    const shatin = await instance.storeId('HK-SHATIN-03')
    await expect(place({ storeId: shatin })).rejects.toMatchObject({ key: 'notAllowed' })
    const manager = await instance.actor('manager')
    const { orderId } = await placeFood({
      actor: manager,
      form: foodForm(shatin, {
        location: { lat: 22.3771, lng: 114.1974 },
      }),
    })
    const staff = await instance.actor('staff')
    expect(await getOrder({ actor: staff, orderId })).toBeNull()
    const cancel = cancelOrder(foodOrders, {
      actor: staff,
      form: { orderId, reason: '', staffNumber: '0000' },
    })
    await expect(cancel).rejects.toMatchObject({ key: 'notFound' })
    const board = await getBoard({ actor: staff, storeIds: [shatin] })
    expect(board.cards).toEqual([])
  })

  it('fields that only the store can judge: phone, too soon, too late', async () => {
    const fields = (change: Partial<OrderForm>) =>
      place(change).then(
        () => null,
        (error: unknown) => (error as { fields: unknown }).fields,
      )
    expect(await fields({ recipientPhone: 'call me' })).toEqual({ recipientPhone: 'phone' })
    expect(await fields({ when: 'later', scheduledFor: '2020-01-01T10:00' })).toEqual({
      scheduledFor: 'tooSoon',
    })
    expect(await fields({ when: 'later', scheduledFor: '2999-01-01T10:00' })).toEqual({
      scheduledFor: 'tooLate',
    })
  })

  it('a refusal is thrown with the platform’s reason, and recorded', async () => {
    const farAway = { lat: 22.5, lng: 114.13 }
    const form = foodForm(central, { location: farAway })
    const refused = placeFood({ actor: await instance.actor('staff'), form })
    await expect(refused).rejects.toMatchObject({
      fields: { location: 'refused' },
      cause: { code: '263006' },
    })
    const [row] = await instance.db.select().from(orders).where(eq(orders.formKey, form.formKey))
    expect(row).toMatchObject({ placing: 'refused', refusal: { code: '263006' } })
  })
})

describe('an answer that never comes', () => {
  it.each([
    ['timeout', {}],
    ['drop_before', {}],
    ['drop_after', {}],
    ['http_500', {}],
    ['garbage', {}],
    ['slow', UNTIL_RELEASED],
    ['error', { code: 261005 }],
  ])('%s: is not confirmed, never failed', async (kind, more) => {
    await fault(kind, more)
    const isSilent = kind === 'timeout' || kind === 'slow'
    const { placing } = await (isSilent ? withTimeOut(GIVE_UP_MS, () => place()) : place())
    // A callback may have proved it already.
    expect(['unconfirmed', 'placed']).toContain(placing)
    if (kind !== 'drop_after' && kind !== 'slow') expect(placing).toBe('unconfirmed')
  })

  it('is found by the phone number, when the platform has it', async () => {
    await fault('drop_after')
    const { orderId, form } = await place({ recipientPhone: '61112222' })
    expect(form.recipientPhone).toBe('61112222')
    await resolveDoubt(foodOrders, { db: instance.db, orderId, attempt: 0 })
    expect((await detail(orderId)).card.placing).toBe('placed')
  })

  it('trap 39: another order of the same phone number proves nothing, and is not mixed up', async () => {
    const phone = { recipientPhone: '61114444' }
    const first = await place(phone)
    await fault('drop_before')
    const second = await place(phone)
    await resolveDoubt(foodOrders, { db: instance.db, orderId: second.orderId, attempt: 0 })
    const { card } = await detail(second.orderId)
    expect(card).toMatchObject({ placing: 'unconfirmed', platformOrderId: null })
    expect((await detail(first.orderId)).card.placing).toBe('placed')
  })

  it('trap 66: is kept when this server ended before the answer, and looked for', async () => {
    await fault('drop_after')
    const { orderId } = await place({ recipientPhone: '61115555' })
    // The callback of the creation comes once, and before that.
    await eventually(async () => (await detail(orderId)).card.placing === 'placed')
    // As a crash leaves it: asked for, no outcome written down.
    await instance.db
      .update(orders)
      .set({ placing: 'placing', platformOrderId: null })
      .where(eq(orders.id, orderId))
    const later = new Date(Date.now() + 120_000)
    await markAbandoned(instance.db, new Date())
    expect((await detail(orderId)).card.placing).toBe('placing')
    await markAbandoned(instance.db, later)
    expect((await detail(orderId)).card.placing).toBe('unconfirmed')
    await resolveDoubt(foodOrders, { db: instance.db, orderId, attempt: 0 })
    expect((await detail(orderId)).card.placing).toBe('placed')
  })

  it('stays unconfirmed while nothing proves it, and is never sent twice', async () => {
    await fault('drop_before')
    const { orderId, row } = await place({ recipientPhone: '61113333' })
    await resolveDoubt(foodOrders, { db: instance.db, orderId, attempt: 0 })
    expect((await detail(orderId)).card.placing).toBe('unconfirmed')
    const sent = (await created()).filter(
      ({ data }) => data['client_order_id'] === row.clientOrderId,
    )
    expect(sent.length).toBeLessThanOrEqual(1)
  })
})

describe('callbacks', () => {
  it('are kept raw before they are applied', async () => {
    const { row } = await place()
    await control('hold', { order_id: row.platformOrderId })
    await control(`orders/${row.platformOrderId}/advance`, {})
    const kept = await eventually(async () => {
      const rows = await instance.db
        .select()
        .from(inbox)
        .where(eq(inbox.platformOrderId, row.platformOrderId!))
      return rows.find(({ raw, appliedAt }) => raw.includes('9005') && appliedAt)
    })
    expect(kept.appliedAt).not.toBeNull()
    expect(kept.orderId).toBe(row.id)
    expect(JSON.parse(kept.raw)).toHaveProperty('auth.signature')
  })
})
