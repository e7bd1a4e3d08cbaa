import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { importRow, keepImport } from '@/lib/testing/forms/import-file'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getResults } from './get-results'

const ROWS = 150

let instance: TestInstance
let warehouse: Actor
let importId: number

beforeAll(async () => {
  instance = await testInstance({})
  warehouse = await instance.actor('warehouse')
  const rows = Array.from({ length: ROWS }, (_, index) =>
    importRow({ clientOrderId: `TOLD-${index}` }),
  )
  importId = await keepImport({
    actor: warehouse,
    storeId: await instance.storeId('HK-SHATIN-03'),
    rows,
  })
})
afterAll(() => instance.close())

it('never counts more rows as through than it tells of', async () => {
  const change = async () => {
    for (let position = 0; position < ROWS; position += 1) {
      await database().execute(sql`
        update import_rows set state = 'skipped'
        where import_id = ${importId} and position = ${position}`)
    }
  }
  const ahead: number[] = []
  const look = async (): Promise<void> => {
    const { view, results } = await getResults({ actor: warehouse, importId, since: '' })
    const told = results.filter(({ status }) => status === 'skipped').length
    if (view.counts.skipped > told) ahead.push(view.counts.skipped - told)
    if (view.counts.skipped < ROWS) await look()
  }
  await Promise.all([change(), look()])
  expect(ahead).toEqual([])
})
