import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { SlotPair } from '@/lib/imports/model/next-pair'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { keepImport, putInLine, offeredPairs, timedRow } from '@/lib/testing/forms/import-file'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getRows } from '../rows/get-rows'
import { assignSlots } from './assign-slots'
import { runImport } from '../run/run-import'
import { startImport } from '../run/start-import'

const CREATE = '/order/homeexpress/create'
const SLOTS = '/order/homeexpress/get_datetime'
const PRODUCT = 'HDP-ECOMM-H'

let instance: TestInstance
let simulator: RunningSimulator
let warehouse: Actor
let shatin: number
let pairs: Awaited<ReturnType<typeof offeredPairs>>

beforeAll(async () => {
  const address = { port: 0, callbackUrl: 'http://127.0.0.1:9' }
  simulator = await startSimulator({ ...address, speed: 1, seed: 13 })
  instance = await testInstance({ simulatorPort: simulator.port })
  warehouse = await instance.actor('warehouse')
  shatin = await instance.storeId('HK-SHATIN-03')
  pairs = await offeredPairs({ actor: warehouse, query: { storeId: shatin, product: PRODUCT } })
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

const keep = (prefix: string, given: readonly SlotPair[], product: ExpressProduct = PRODUCT) =>
  keepImport({
    actor: warehouse,
    storeId: shatin,
    rows: given.map((pair, index) => timedRow(`${prefix}-${index}`, pair)),
    product,
  })

const start = (importId: number) =>
  startImport({ actor: warehouse, form: { importId, again: false } })

const rowsOf = async (importId: number) =>
  (await getRows({ actor: warehouse, importId, from: 0 })).rows

/** Not begun, and in no offer. */
const GONE = { date: '2027-06-01', period: '03:00-04:00' }

const control = async (path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${simulator.url}/_control/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return answer.json()
}

/** The order numbers for which a creation was asked, whatever came of it. */
async function asked(prefix: string): Promise<string[]> {
  const requests = (await control(`requests?path=${encodeURIComponent(CREATE)}`)) as unknown[]
  const all = JSON.stringify(requests)
  return [...new Set(all.match(new RegExp(`${prefix}-\\d+`, 'g')))].sort()
}

describe('times that a file brings', () => {
  it('are not sent where the platform offers no such pair, and the rest is', async () => {
    const { soon, apart } = pairs
    const importId = await keep('BRINGS', [soon, apart, { ...soon, pickup: GONE }])
    expect(await start(importId)).toEqual({ queued: 1 })
    await runImport({ db: instance.db, importId })
    expect((await rowsOf(importId)).map(({ status }) => status)).toEqual([
      'created',
      'draft',
      'draft',
    ])
  })

  it('are looked at again before they are sent, and never sent wrong', async () => {
    const { soon, apart } = pairs
    const importId = await keep('WRONG', [apart, { ...soon, pickup: GONE }, soon])
    await putInLine({ db: instance.db, importId, by: warehouse })
    await runImport({ db: instance.db, importId })
    expect(await rowsOf(importId)).toMatchObject([
      { status: 'refused', problem: 'slotsGone', orderId: null },
      { status: 'held', problem: null },
      { status: 'created' },
    ])
    expect(await asked('WRONG')).toEqual(['WRONG-2'])
  })

  it('hold nobody up where the platform does not say what it offers', async () => {
    const product = 'HDP-ECN-H'
    const query = { storeId: shatin, product } as const
    const { soon } = await offeredPairs({ actor: warehouse, query })
    await control('faults', { path: SLOTS, kind: 'http_500', times: 20 })
    const importId = await keep('UNSAID', [soon], product)
    expect(await start(importId)).toEqual({ queued: 1 })
    await runImport({ db: instance.db, importId })
    expect(await rowsOf(importId)).toMatchObject([{ status: 'created' }])
    await control('reset', {})
  })
})

it('times for many rows are what the platform offers, whatever the browser says', async () => {
  const { soon, later, apart } = pairs
  const importId = await keep('GIVEN', [soon])
  const give = (pair: SlotPair) =>
    assignSlots({ actor: warehouse, form: { importId, product: PRODUCT, pair, keepOwn: false } })
  await expect(give(apart)).rejects.toMatchObject({
    key: 'slotsGone',
    fields: { 'delivery.period': 'slot-mismatch' },
  })
  expect(await give(later)).toMatchObject({ given: 1 })
})
