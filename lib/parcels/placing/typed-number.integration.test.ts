import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { findByCode } from '@/lib/orders/lists/find-by-code'
import { placeOrder } from '@/lib/orders/placing/place-order'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { submittedParcel, typedParcel } from '@/lib/testing/forms/typed-parcel'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { identifyOrder } from '../identify-order'
import { quoteParcel } from './quote-parcel'

let instance: TestInstance
let simulator: RunningSimulator
let central: number
let mongkok: number

beforeAll(async () => {
  const callbackUrl = 'http://127.0.0.1:9'
  simulator = await startSimulator({ port: 0, callbackUrl, speed: 1, seed: 7 })
  instance = await testInstance({ simulatorPort: simulator.port })
  central = await instance.storeId('HK-CENTRAL-01')
  mongkok = await instance.storeId('HK-MONGKOK-02')
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

const formOf = (clientOrderId: string, storeId = central) =>
  submittedParcel(storeId, typedParcel({ clientOrderId }))

async function submit(form: ReturnType<typeof formOf>) {
  return placeOrder(parcelOrders, { actor: await instance.actor('manager'), form })
}

async function problemOf(placing: Promise<unknown>): Promise<Problem> {
  const problem = await placing.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(problem instanceof Problem)) throw new Error('it is placed')
  return problem
}

async function fault(kind: string, more: object = {}) {
  const response = await fetch(`${simulator.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/order/create', kind, times: 1, ...more }),
  })
  expect(response.ok).toBe(true)
}

async function numbersAsked(path: string): Promise<unknown[]> {
  const url = `${simulator.url}/_control/requests?path=/parcel/v1.0/order/${path}`
  const requests = (await (await fetch(url)).json()) as {
    body: { client?: { order_id?: string } }
  }[]
  return requests.map(({ body }) => body.client?.order_id)
}

const standing = (clientOrderId: string) =>
  instance.db.select().from(orders).where(eq(orders.clientOrderId, clientOrderId))

describe('a number of the till', () => {
  it('is what the quote is asked under and the order goes out under; a scan finds it', async () => {
    const form = formOf(' TILL-9 ')
    const actor = await instance.actor('manager')
    const { quote } = await quoteParcel({ actor, form, signal: AbortSignal.timeout(60_000) })
    const { orderId } = await submit({ ...form, quote })
    expect(await numbersAsked('quote')).toContain('TILL-9')
    expect(await numbersAsked('create')).toContain('TILL-9')
    const found = await findByCode(instance.db, { stores: { parcel: [central] }, code: 'till-9' })
    expect(found.map((match) => match.orderId)).toEqual([orderId])
  })

  it('is no number that another quote was asked under', async () => {
    const form = formOf('')
    const actor = await instance.actor('manager')
    const { quote } = await quoteParcel({ actor, form, signal: AbortSignal.timeout(60_000) })
    const problem = await problemOf(submit({ ...form, clientOrderId: 'TILL-10', quote }))
    expect(problem.key).toBe('quoteOutdated')
  })

  it('is made up where nobody typed one', async () => {
    const { orderId } = await submit(formOf(''))
    const [row] = await instance.db.select().from(orders).where(eq(orders.id, orderId))
    expect(row?.clientOrderId).toMatch(/^P[0-9A-F]{12}$/)
  })

  it('is given once a store', async () => {
    await submit(formOf('ONCE-2'))
    const problem = await problemOf(submit(formOf('ONCE-2')))
    expect(problem).toMatchObject({ key: 'clientOrderIdTaken', fields: { clientOrderId: 'taken' } })
  })

  it('of a refused parcel rests a minute, and is then sent again as the same order', async () => {
    await fault('error', { code: 4001128002 })
    await problemOf(submit(formOf('AGAIN-2')))
    const early = await problemOf(submit(formOf('AGAIN-2')))
    expect(early).toMatchObject({
      key: 'orderNumberTooSoon',
      fields: { clientOrderId: 'numberTooSoon' },
    })
    const aMinuteAgo = new Date(Date.now() - 66_000)
    await instance.db
      .update(orders)
      .set({ createdAt: aMinuteAgo })
      .where(eq(orders.clientOrderId, 'AGAIN-2'))
    const [refused] = await standing('AGAIN-2')
    expect(await submit(formOf('AGAIN-2'))).toEqual({ orderId: refused?.id, placing: 'placed' })
    expect(await standing('AGAIN-2')).toHaveLength(1)
  })

  it('at two stores of one merchant, both in doubt, is no proof of either', async () => {
    await fault('drop_after')
    await submit(formOf('TWICE-1'))
    await fault('drop_before')
    await submit(formOf('TWICE-1', mongkok))
    const platformOrderId = await madeUnder('TWICE-1')
    const claim = { platformOrderId, clientOrderId: 'TWICE-1' }
    await identifyOrder({ db: instance.db, ...claim })
    const placing = (await standing('TWICE-1')).map((order) => order.placing)
    expect(placing).toEqual(['unconfirmed', 'unconfirmed'])
  })
})

/** What the platform calls the parcel that it made under a number of ours, by its own callback. */
function madeUnder(clientOrderId: string): Promise<string> {
  return eventually(async () => {
    const attempts = (await (await fetch(`${simulator.url}/_control/callbacks`)).json()) as {
      body: { data: { order_id: string } }
    }[]
    const told = attempts.find(({ body }) => JSON.stringify(body).includes(clientOrderId))
    return told !== undefined && told.body.data.order_id
  })
}
