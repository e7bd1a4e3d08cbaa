import { afterAll, beforeAll, expect, it } from 'vitest'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { importRows } from '@/lib/db/tables/imports'
import { readSlots } from '@/lib/express/slots/read-slots'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { importRow, keepImport } from '@/lib/testing/forms/import-file'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { giveSlotsSchema } from '../model/row-slots'
import { getRows } from '../rows/get-rows'
import { assignSlots } from './assign-slots'
import { runImport } from '../run/run-import'
import { startImport } from '../run/start-import'

const PRODUCT = 'HDP-SFWH-H'

let instance: TestInstance
let simulator: RunningSimulator
let warehouse: Actor
let shatin: number
let days: string[]

beforeAll(async () => {
  const address = { port: 0, callbackUrl: 'http://127.0.0.1:9' }
  simulator = await startSimulator({ ...address, speed: 1, seed: 12 })
  instance = await testInstance({ simulatorPort: simulator.port })
  warehouse = await instance.actor('warehouse')
  shatin = await instance.storeId('HK-SHATIN-03')
  const query = { storeId: shatin, product: PRODUCT } as const
  const { pickup } = await readSlots({ actor: warehouse, query })
  days = [...new Set(pickup.slots.map(({ date }) => date))]
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

const give = (importId: number, date: string | undefined, keepOwn = true) => {
  const pair = { pickup: { date: date ?? '', period: '09:00-12:00' }, delivery: null }
  return assignSlots({ actor: warehouse, form: { importId, product: PRODUCT, pair, keepOwn } })
}

it('gives rows without a time one, as their product has it, and no second one', async () => {
  const rows = Array.from({ length: 3 }, () => importRow())
  const importId = await keepImport({ actor: warehouse, storeId: shatin, rows })
  const { given, columns } = await give(importId, days[0])
  expect(given).toBe(3)
  expect(columns.map(({ field }) => field)).toContain('pickup.date')
  const kept = await getRows({ actor: warehouse, importId, from: 0 })
  // The warehouse group has a day and no period (express §4.1).
  expect(kept.rows[0]?.cells).toMatchObject({ 'pickup.date': days[0], 'pickup.period': '' })
  expect((await give(importId, days[1])).given).toBe(0)
})

it('gives one to rows whose own is over or gone, and takes a day back where none is needed', async () => {
  const over = importRow({ 'pickup.date': '2026-01-02' })
  const right = importRow({ 'pickup.date': days[1] ?? '' })
  const importId = await keepImport({
    actor: warehouse,
    storeId: shatin,
    rows: [over, right, over],
  })
  await instance.db
    .update(importRows)
    .set({ state: 'held' })
    .where(and(eq(importRows.importId, importId), eq(importRows.position, 2)))
  expect((await give(importId, days[0])).given).toBe(2)
  const kept = async () => (await getRows({ actor: warehouse, importId, from: 0 })).rows
  expect(await kept()).toMatchObject([
    { status: 'draft', cells: { 'pickup.date': days[0] } },
    { status: 'draft', cells: { 'pickup.date': days[1] } },
    { status: 'draft', cells: { 'pickup.date': days[0] } },
  ])
  // As the browser sends it: through what the action admits.
  const pair = { pickup: { date: '', period: '' }, delivery: null }
  const form = giveSlotsSchema.parse({ importId, product: PRODUCT, pair, keepOwn: false })
  expect((await assignSlots({ actor: warehouse, form })).given).toBe(3)
  expect((await kept()).map(({ cells }) => cells['pickup.date'])).toEqual(['', '', ''])
})

it('gives one to rows that the platform refused, which are to be sent again by that', async () => {
  // The platform goes nowhere near there.
  const away = importRow({ 'recipient.lat': '1.30', 'recipient.lng': '103.8' })
  const rows = [importRow(), away]
  const importId = await keepImport({ actor: warehouse, storeId: shatin, rows })
  await startImport({ actor: warehouse, form: { importId, again: false } })
  await runImport({ db: instance.db, importId })
  const statuses = async () =>
    (await getRows({ actor: warehouse, importId, from: 0 })).rows.map(({ status }) => status)
  expect(await statuses()).toEqual(['created', 'refused'])
  expect((await give(importId, days[0])).given).toBe(1)
  expect(await statuses()).toEqual(['created', 'draft'])
})
