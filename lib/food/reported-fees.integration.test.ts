import { afterAll, beforeAll, expect, it } from 'vitest'
import { foodCallback } from '@/lib/callbacks/food-callback'
import { intakeOf } from '@/lib/callbacks/intake'
import { receiveCallback } from '@/lib/callbacks/receive-callback'
import { orders } from '@/lib/db/tables/orders'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getOrder } from './get-order'

const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }
const NOW = new Date('2026-11-21T04:00:00Z')
const seconds = NOW.getTime() / 1000

let instance: TestInstance
let server: CallbackServer

beforeAll(async () => {
  instance = await testInstance({})
  server = await callbackServer((request) =>
    receiveCallback({
      db: instance.db,
      request,
      kind: foodCallback,
      credentials: [CREDENTIALS],
      nowSeconds: seconds,
    }),
  )
})
afterAll(async () => {
  await server.close()
  await instance.close()
})

it('trap 16: fees of a customised package, and who cancelled, are told as reported', async () => {
  const storeId = await instance.storeId('HK-CENTRAL-01')
  const [row] = await instance.db
    .insert(orders)
    .values({
      family: 'food',
      storeId,
      clientOrderId: 'C1',
      platformOrderId: 'P1',
      placing: 'placed',
    })
    .returning({ id: orders.id })
  const data = {
    meta: { lang: 'en', region: 'HK' },
    order_id: 'P1',
    client_order_id: 'C1',
    timestamp: seconds,
    order_status: 9026,
    status_desc: 'Cancelled after pickup',
    cancel: { cancel_reason: 'Spilled', code: '7', cancel_user: '0042', cancel_time: `${seconds}` },
    tasks: [
      {
        id: 'T1',
        partner: { id: 'C9', position: 'Motorbike', role: 'Main' },
        distance: { direct: 1200, travel: 1800 },
        fee: 'HK$45.50',
      },
    ],
  }
  const body = signForTests(data, CREDENTIALS, NOW)
  expect((await fetch(server.url, { method: 'POST', body })).status).toBe(200)
  await intakeOf(instance.db).applier.idle()
  const order = await getOrder({ actor: await instance.actor('staff'), orderId: row!.id })
  expect(order?.timeline).toMatchObject([
    {
      kind: 'status',
      source: 'callback',
      stage: 'cancelled',
      text: 'Cancelled after pickup',
      reported: {
        cancelReason: 'Spilled',
        cancelledBy: '0042',
        fees: [
          {
            position: 'Motorbike',
            role: 'Main',
            directMetres: 1200,
            travelMetres: 1800,
            fee: 'HK$45.50',
          },
        ],
      },
    },
  ])
})
