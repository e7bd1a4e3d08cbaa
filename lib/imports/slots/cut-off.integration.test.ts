import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { importRows, imports } from '@/lib/db/tables/imports'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { SlotsQuery } from '@/lib/express/model/offered-slots'
import { cutOff, type SlotPair } from '@/lib/imports/model/next-pair'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import {
  importRow,
  keepImport,
  putInLine,
  offeredPairs,
  timedRow,
} from '@/lib/testing/forms/import-file'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { moveRowsSchema } from '../model/row-slots'
import { editCells } from '../rows/edit-cells'
import { getImport } from '../get-import'
import { getResults } from '../get-results'
import { getRows } from '../rows/get-rows'
import { holdMissedPickups } from './hold-missed-pickups'
import { moveRows } from './move-rows'
import { proposeMoves } from './propose-moves'
import { runImport } from '../run/run-import'
import { startImport } from '../run/start-import'

const CREATE = '/order/homeexpress/create'
const SLOTS = '/order/homeexpress/get_datetime'
const PRODUCT = 'HDP-ECOMM-H'

let instance: TestInstance
let simulator: RunningSimulator
let warehouse: Actor
let shatin: number
let offerTo: { actor: Actor; query: SlotsQuery }

beforeAll(async () => {
  const address = { port: 0, callbackUrl: 'http://127.0.0.1:9' }
  simulator = await startSimulator({ ...address, speed: 1, seed: 11 })
  instance = await testInstance({ simulatorPort: simulator.port })
  warehouse = await instance.actor('warehouse')
  shatin = await instance.storeId('HK-SHATIN-03')
  offerTo = { actor: warehouse, query: { storeId: shatin, product: PRODUCT } }
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

/** So many rows at each pair. */
async function timedImport(
  prefix: string,
  at: readonly (readonly [SlotPair, rows: number])[],
  product: ExpressProduct = PRODUCT,
) {
  const pairs = at.flatMap(([pair, rows]) => Array.from({ length: rows }, () => pair))
  const rows = pairs.map((pair, index) => timedRow(`${prefix}-${index}`, pair))
  const importId = await keepImport({ actor: warehouse, storeId: shatin, rows, product })
  return importId
}

const start = (importId: number) =>
  startImport({ actor: warehouse, form: { importId, again: false } })

async function runToItsEnd(importId: number) {
  const input = { db: instance.db, importId }
  for (;;) {
    await runImport(input)
    const found = await getImport({ actor: warehouse, importId })
    if (found?.state !== 'running') return found
  }
}

const statuses = async (importId: number) =>
  (await getResults({ actor: warehouse, importId, since: '' })).results.map(({ status }) => status)

it('takes rows out of the line at the moment of their cut-off, all of them and no others', async () => {
  const { soon, later } = await offeredPairs(offerTo)
  const importId = await timedImport('CLOCK', [
    [soon, 3],
    [later, 2],
  ])
  await start(importId)
  const [found] = await instance.db.select().from(imports).where(eq(imports.id, importId))
  const over = cutOff(soon.pickup)
  if (!found || !over) throw new Error('no such import or slot')
  await holdMissedPickups(instance.db, found, new Date(over.getTime() - 1))
  expect(await statuses(importId)).toEqual(Array.from({ length: 5 }, () => 'queued'))
  await holdMissedPickups(instance.db, found, over)
  expect(await statuses(importId)).toEqual(['held', 'held', 'held', 'queued', 'queued'])
})

it('moves what the platform refuses for its cut-off together, after a yes and not before', async () => {
  // Not begun, and in no offer: the platform has taken it off since the rows were looked at.
  const { soon } = await offeredPairs(offerTo)
  const gone = { date: soon.pickup.date, period: '23:58-23:59' }
  const product = 'HDP-ECN-H'
  const importId = await timedImport('LATE', [[{ pickup: gone, delivery: null }, 3]], product)
  await putInLine({ db: instance.db, importId, by: warehouse })
  await playFault({ path: SLOTS, kind: 'http_500', times: 1 })
  await refuseForCutOff(3)
  expect(await runToItsEnd(importId)).toMatchObject({ state: 'idle', counts: { held: 3 } })
  const { moves } = await proposeMoves({ actor: warehouse, importId })
  const [move] = moves
  const from = { pickup: gone, delivery: null }
  expect(moves).toEqual([{ product, rows: 3, from, to: move?.to }])
  expect(await pickupsOf(importId)).toEqual([gone, gone, gone])

  if (!move?.to) throw new Error('the platform offers nothing later')
  const form = { importId, product, from, to: move.to } as const
  expect(await moveRows({ actor: warehouse, form })).toEqual({ moved: 3 })
  expect(await runToItsEnd(importId)).toMatchObject({ counts: { created: 3, held: 0 } })
  const { pickup } = move.to
  expect(await pickupsOf(importId)).toEqual([pickup, pickup, pickup])
})

it('pauses where the platform allows nothing although the pickup is still offered', async () => {
  const { later } = await offeredPairs(offerTo)
  const importId = await timedImport('ALLOWED', [[later, 12]])
  await start(importId)
  await refuseForCutOff(12)
  const paused = await runToItsEnd(importId)
  expect(paused).toMatchObject({ state: 'paused', pauseCause: 'permission', counts: { held: 0 } })
  // Those that were under way are refused with the platform's words; the others wait.
  expect(paused?.counts.refused).toBeGreaterThanOrEqual(3)
  expect(paused?.counts.queued).toBeGreaterThanOrEqual(4)
})

it('moves rows whose file writes its times in its own way', async () => {
  const written = {
    pickup: { date: '2026/1/2', period: '9:00 – 13:00' },
    delivery: { date: '2026.01.03', period: '9:00~13:00' },
  }
  const importId = await timedImport('OWN-WAY', [[written, 2]])
  await putInLine({ db: instance.db, importId, by: warehouse })
  expect(await runToItsEnd(importId)).toMatchObject({ counts: { held: 2 } })
  const { moves } = await proposeMoves({ actor: warehouse, importId })
  expect(moves).toMatchObject([{ rows: 2, from: written }])
  const asked = moves.map(({ product, from, to }) => ({ importId, product, from, to }))
  // As the browser sends it: through what the action admits.
  const form = moveRowsSchema.parse(asked[0])
  expect(await moveRows({ actor: warehouse, form })).toEqual({ moved: 2 })
  expect(await runToItsEnd(importId)).toMatchObject({ counts: { created: 2, held: 0 } })
})

it('lets a held row go by the pickup that a person types', async () => {
  const { soon, later } = await offeredPairs(offerTo)
  const over = { ...soon, pickup: { date: '2026-01-02', period: '10:00-13:00' } }
  const importId = await timedImport('BY-HAND', [[over, 2]])
  await putInLine({ db: instance.db, importId, by: warehouse })
  expect(await runToItsEnd(importId)).toMatchObject({ counts: { held: 2 } })
  const type = (position: number, cells: Record<string, string>) =>
    editCells({ actor: warehouse, form: { importId, edits: [{ position, cells }] } })
  await type(0, {
    'pickup.date': later.pickup.date,
    'pickup.period': later.pickup.period,
    'delivery.date': later.delivery.date,
    'delivery.period': later.delivery.period,
  })
  // Another name makes its pickup no later.
  await type(1, { 'recipient.name': 'Lee' })
  expect(await statuses(importId)).toEqual(['draft', 'held'])
  expect(await start(importId)).toEqual({ queued: 1 })
  expect(await runToItsEnd(importId)).toMatchObject({ counts: { created: 1, held: 1 } })
  expect((await pickupsOf(importId))[0]).toEqual(later.pickup)
})

it('moves rows that name no day, and have no column for it', async () => {
  const row = importRow({ clientOrderId: 'NO-DAY' })
  const importId = await keepImport({ actor: warehouse, storeId: shatin, rows: [row] })
  await instance.db
    .update(importRows)
    .set({ state: 'held' })
    .where(eq(importRows.importId, importId))
  const { moves } = await proposeMoves({ actor: warehouse, importId })
  const [form] = moves.map((move) => moveRowsSchema.parse({ importId, ...move }))
  if (!form) throw new Error('the platform offers nothing')
  expect(await moveRows({ actor: warehouse, form })).toEqual({ moved: 1 })
  expect(await pickupsOf(importId)).toEqual([form.to.pickup])
})

/** With the code that a pickup past its cut-off has, and a merchant of another account. */
const refuseForCutOff = (times: number) =>
  playFault({ path: CREATE, kind: 'error', code: 262111, times })

async function playFault(fault: object) {
  const answer = await fetch(`${simulator.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(answer.ok).toBe(true)
}

/** Faults that were not used up are no other test's. */
afterEach(async () => {
  await fetch(`${simulator.url}/_control/reset`, { method: 'POST' })
})

async function pickupsOf(importId: number) {
  const { rows } = await getRows({ actor: warehouse, importId, from: 0 })
  return rows.map(({ cells }) => ({ date: cells['pickup.date'], period: cells['pickup.period'] }))
}
