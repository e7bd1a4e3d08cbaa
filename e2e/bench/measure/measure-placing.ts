import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { request } from 'undici'
import { percentile } from '@/lib/testing/percentile'
import { builtActions } from '../../attack/attacker'
import { simulatorControl } from '../../simulator-control'
import { signInByRequest } from '../sign-in-by-request'
import { type Stack, withDatabase } from '../stack'

const ORDERS = 100
/** What was loaded for the first time is not measured. */
const WARM_UP = 5
/**
 * Below the throttle, which would be measured else: each order is asked after besides, and with more
 * than two a second the twentieth call of one has to wait.
 */
const EVERY_MS = 500
const CALLS = ['/order/takeaway/estimates', '/order/takeaway/create']
const BUDGET = { p50Ms: 15, p99Ms: 60 }

/** Of placing an order: what is left of an answer's time without the platform's. In milliseconds. */
export type PlacingResult = {
  orders: number
  own: { p50Ms: number; p99Ms: number }
  /** From the request until the whole answer. */
  whole: { p50Ms: number; p99Ms: number }
  budget: typeof BUDGET
}

type Span = { from: number; to: number }

/**
 * Places food orders as the form does, by its action over HTTP, one after the other. The simulator
 * says how long it had each of the two calls. Throws when one is not placed.
 */
export async function measurePlacing(stack: Stack): Promise<PlacingResult> {
  const action = builtActions().find(({ name }) => name === 'food.placeOrder')
  if (!action) throw new Error('the build has no action that places food')
  const cookie = await signInByRequest(stack.url, 'staff')
  const storeId = await storeOf(stack.databaseUrl)
  const spans: Span[] = []
  for (let index = 0; index < WARM_UP + ORDERS; index++) {
    const from = Date.now()
    const began = performance.now()
    // Not `fetch`, which by itself takes two to three milliseconds: they are not the dashboard's.
    const answer = await request(`${stack.url}/food/new`, {
      method: 'POST',
      headers: {
        cookie,
        origin: stack.url,
        'next-action': action.id,
        accept: 'text/x-component',
        'content-type': 'text/plain;charset=UTF-8',
      },
      body: JSON.stringify([orderForm(storeId, index)]),
    })
    const text = await answer.body.text()
    if (!text.includes('"placing":"placed"')) {
      throw new Error(`an order was not placed: ${answer.statusCode} ${text.slice(0, 300)}`)
    }
    spans.push({ from, to: from + performance.now() - began })
    // The pace of a counter is what is measured under, so here the clock is waited for.
    await delay(EVERY_MS)
  }
  const counted = spans.slice(WARM_UP)
  const platform = await platformTimes(stack.simulatorUrl, counted)
  const whole = counted.map(({ from, to }) => to - from)
  const own = whole.map((ms, index) => ms - (platform[index] ?? 0))
  return { orders: ORDERS, own: delays(own), whole: delays(whole), budget: BUDGET }
}

const delays = (times: readonly number[]) => ({
  p50Ms: Math.round(percentile(times, 0.5) * 10) / 10,
  p99Ms: Math.round(percentile(times, 0.99) * 10) / 10,
})

/** How long the platform had the calls of each order. */
async function platformTimes(simulatorUrl: string, spans: readonly Span[]): Promise<number[]> {
  const control = simulatorControl(simulatorUrl)
  const calls = (await Promise.all(CALLS.map((path) => control.requests(path)))).flat()
  return spans.map(({ from, to }) => {
    const own = calls.filter(({ at }) => at >= from && at <= to)
    if (own.length !== CALLS.length) {
      throw new Error(`${own.length} calls to the platform for an order`)
    }
    return own.reduce((sum, { tookMs }) => sum + (tookMs ?? 0), 0)
  })
}

async function storeOf(databaseUrl: string): Promise<number> {
  const { rows } = await withDatabase(databaseUrl, (client) =>
    client.query<{ id: string }>("select id from stores where code = 'HK-CENTRAL-01'"),
  )
  return Number(rows[0]?.id)
}

const orderForm = (storeId: number, index: number) => ({
  formKey: randomUUID(),
  storeId,
  delivery: 'courier',
  pickupCode: '',
  clientOrderId: '',
  recipientName: `Guest ${index}`,
  recipientPhone: `9100${String(index).padStart(4, '0')}`,
  address: 'Flat 8B, 88 Des Voeux Road West',
  location: { lat: 22.285, lng: 114.15 },
  addressId: '',
  amount: '128.50',
  paymentKind: 0,
  remark: '',
  storeRemark: '',
  kitchenNote: '',
  when: 'now',
  scheduledFor: '',
  shownPrice: null,
})
