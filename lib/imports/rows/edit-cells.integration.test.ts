import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { importRow, keepImport } from '@/lib/testing/forms/import-file'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { editCells } from './edit-cells'
import { startImport } from '../run/start-import'

let instance: TestInstance
let warehouse: Actor

beforeAll(async () => {
  instance = await testInstance({})
  warehouse = await instance.actor('warehouse')
})
afterAll(() => instance.close())

it('leaves rows that are on their way as they are, and says how they stand', async () => {
  const storeId = await instance.storeId('HK-SHATIN-03')
  const rows = [importRow(), importRow({ 'recipient.phone': '12' })]
  const importId = await keepImport({ actor: warehouse, storeId, rows })
  await startImport({ actor: warehouse, form: { importId, again: false } })
  const edits = [0, 1].map((position) => ({ position, cells: { 'recipient.name': 'Lee' } }))
  const { unchanged } = await editCells({ actor: warehouse, form: { importId, edits } })
  expect(unchanged).toMatchObject([{ position: 0, status: 'queued', cells: rows[0] }])
})
