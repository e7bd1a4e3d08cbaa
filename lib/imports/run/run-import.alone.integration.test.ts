import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { databasePool } from '@/lib/db/client'
import { importRows, imports } from '@/lib/db/tables/imports'
import { runJobs } from '@/lib/jobs/run-jobs'
import { eventually } from '@/lib/testing/eventually'
import { importRow, keepImport } from '@/lib/testing/forms/import-file'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getImport } from '../get-import'
import { importTasks } from '../tasks'
import { runImport } from './run-import'
import { startImport } from './start-import'

let instance: TestInstance
let warehouse: Actor
let shatin: number
let jobs: { stop: () => Promise<void> } | null = null

beforeAll(async () => {
  instance = await testInstance({})
  warehouse = await instance.actor('warehouse')
  shatin = await instance.storeId('HK-SHATIN-03')
})
afterEach(async () => {
  await jobs?.stop()
  jobs = null
})
afterAll(() => instance.close())

const keep = (rows: number) =>
  keepImport({
    actor: warehouse,
    storeId: shatin,
    rows: Array.from({ length: rows }, () => importRow()),
  })

vi.mock('@/lib/express/placing/create-waybill-in-background', () => ({
  createWaybillInBackground: () => Promise.reject(new Error('no disk is left')),
}))

it('does not end under somebody who is putting rows in line', async () => {
  const importId = await keep(2)
  const { db } = instance
  await db.update(imports).set({ state: 'running', startedBy: warehouse.id })
  let ending: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    await tx.update(importRows).set({ state: 'queued' }).where(eq(importRows.importId, importId))
    // It sees no row in line yet, and finds the import locked.
    ending = runImport({ db, importId })
    await eventually(async () => {
      const { rows } = await db.execute(sql`select 1 from pg_locks where not granted`)
      return rows.length > 0
    })
  })
  await ending
  expect(await getImport({ actor: warehouse, importId })).toMatchObject({
    state: 'running',
    counts: { queued: 2 },
  })
  const { rows } = await db.execute(
    sql`select 1 from graphile_worker.jobs where key = ${`imports.run:${importId}`}`,
  )
  expect(rows).toHaveLength(1)
})

it('pauses with a cause when what sends its rows is given up', async () => {
  const importId = await keep(2)
  await startImport({ actor: warehouse, form: { importId, again: false } })
  await instance.db.execute(sql`
    update graphile_worker._private_jobs set attempts = max_attempts - 1
    where key = ${`imports.run:${importId}`}`)
  const { tasks } = importTasks
  jobs = await runJobs({ pool: databasePool(), tasks, repeated: [], lookMs: 200 })
  const stood = await eventually(async () => {
    const found = await getImport({ actor: warehouse, importId })
    return found?.state === 'running' ? false : found
  })
  expect(stood).toMatchObject({ state: 'paused', pauseCause: 'failed', counts: { queued: 2 } })
})
