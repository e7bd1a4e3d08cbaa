import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { importRow, keepImport } from '@/lib/testing/forms/import-file'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getImport } from '../get-import'
import { getResults } from '../get-results'
import { deleteMapping } from '../mappings/delete-mapping'
import { listMappings } from '../mappings/list-mappings'
import { renameMapping } from '../mappings/rename-mapping'
import { saveMapping } from '../mappings/save-mapping'
import { setSender } from '../set-sender'
import { startImport } from '../run/start-import'
import { editCells } from './edit-cells'
import { getRows } from './get-rows'
import { markRows } from './mark-rows'

let instance: TestInstance
let warehouse: Actor
let staff: Actor
let shatin: number

beforeAll(async () => {
  instance = await testInstance({ simulatorPort: 9 })
  warehouse = await instance.actor('warehouse')
  staff = await instance.actor('staff')
  shatin = await instance.storeId('HK-SHATIN-03')
})
afterAll(() => instance.close())

const view = async (importId: number) => {
  const found = await getImport({ actor: warehouse, importId })
  if (!found) throw new Error('the import is not to be seen')
  return found
}

it('rows are skipped and come back, or are deleted with all that they say', async () => {
  const same = importRow()
  const importId = await keepImport({
    actor: warehouse,
    storeId: shatin,
    rows: [same, same, importRow(), importRow()],
  })
  const mark = (positions: number[], as: 'skipped' | 'draft' | 'removed') =>
    markRows({ actor: warehouse, form: { importId, positions, as } })
  const { cursor } = await getResults({ actor: warehouse, importId, since: '' })
  // One of two with the same number is left out, and the other may go.
  expect(await mark([1], 'skipped')).toEqual({ marked: 1 })
  expect(await mark([2], 'removed')).toEqual({ marked: 1 })
  expect(await mark([0, 3], 'draft')).toEqual({ marked: 0 })
  const { counts, rowCount } = await view(importId)
  expect(counts).toMatchObject({ draft: 2, skipped: 1, removed: 1 })
  expect(rowCount).toBe(3)
  const { rows } = await getRows({ actor: warehouse, importId, from: 0 })
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 3])
  // Another tab is told of both.
  const told = await getResults({ actor: warehouse, importId, since: cursor })
  expect(told.results.filter(({ position }) => [1, 2].includes(position))).toMatchObject([
    { status: 'skipped' },
    { status: 'removed', cells: {} },
  ])
  expect(await startImport({ actor: warehouse, form: { importId, again: false } })).toEqual({
    queued: 2,
  })
  expect(await mark([0], 'removed')).toEqual({ marked: 0 })
  await expect(
    markRows({ actor: staff, form: { importId, positions: [1], as: 'draft' } }),
  ).rejects.toMatchObject({ key: 'importNotFound' })
})

it('an import has the store’s sender, or the one that is given, and tells of edited cells', async () => {
  const importId = await keepImport({ actor: warehouse, storeId: shatin, rows: [importRow()] })
  const { sender } = await view(importId)
  expect(sender?.name).toBeTruthy()
  await setSender({ actor: warehouse, form: { importId, sender: { name: 'Tea Shop' } } })
  expect((await view(importId)).sender).toEqual({ name: 'Tea Shop' })
  const { cursor } = await getRows({ actor: warehouse, importId, from: 0 })
  const cells = { 'recipient.name': 'Lee' }
  await editCells({ actor: warehouse, form: { importId, edits: [{ position: 0, cells }] } })
  const { results } = await getResults({ actor: warehouse, importId, since: cursor })
  expect(results[0]?.cells).toMatchObject(cells)
})

it('lockers are held against rows only where it is known which there are', async () => {
  const rows = [' pn 0001 ', 'NOWHERE1'].map((code) => ({
    ...importRow(),
    'recipient.lockerCode': code,
  }))
  const importId = await keepImport({ actor: warehouse, storeId: shatin, rows })
  const lockersOf = async () => (await getRows({ actor: warehouse, importId, from: 0 })).lockers
  expect(await lockersOf()).toBeNull()
  await instance.db.execute(sql`
    with refresh as (
      insert into locker_refreshes (finished_at, count) values (now(), 1) returning id)
    insert into lockers (code, name, refresh_id) select 'PN0001', 'Sha Tin Station', id from refresh`)
  expect(await lockersOf()).toEqual({ PN0001: 'Sha Tin Station' })
})

it('mappings are the store’s: saved anew under their name, renamed and deleted', async () => {
  const form = {
    storeId: shatin,
    name: 'Daily',
    columns: { order: 'clientOrderId' },
    several: 'one',
  }
  const kept = form as Parameters<typeof saveMapping>[0]['form']
  const { mappingId } = await saveMapping({ actor: warehouse, form: kept })
  expect(await saveMapping({ actor: warehouse, form: { ...kept, several: 'rows' } })).toEqual({
    mappingId,
  })
  await saveMapping({ actor: warehouse, form: { ...kept, name: 'Weekly' } })
  await expect(
    renameMapping({ actor: warehouse, form: { mappingId, name: 'Weekly' } }),
  ).rejects.toMatchObject({ key: 'mappingNameTaken' })
  await renameMapping({ actor: warehouse, form: { mappingId, name: 'Every day' } })
  expect(await listMappings({ actor: warehouse })).toMatchObject([
    { name: 'Every day', several: 'rows' },
    { name: 'Weekly' },
  ])
  expect(await listMappings({ actor: staff })).toEqual([])
  await expect(deleteMapping({ actor: staff, form: { mappingId } })).rejects.toMatchObject({
    key: 'mappingNotFound',
  })
  await deleteMapping({ actor: warehouse, form: { mappingId } })
  expect(await listMappings({ actor: warehouse })).toHaveLength(1)
})
