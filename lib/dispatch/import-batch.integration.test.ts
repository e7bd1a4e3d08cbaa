import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDay, parseExpressPeriod } from '@/lib/domain/time/local-time'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import { seedParcel, type ParcelToSeed } from '@/lib/testing/seeds/seed-parcels'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { checkOut } from './check-out'
import { getBatch } from './get-batch'
import { getSheet } from './get-sheet'
import { listImportBatches } from './list-import-batches'
import { listSheets } from './list-sheets'
import { openSheet } from './open-sheet'
import { printSheet } from './print-sheet'

type Who = 'warehouse' | 'manager' | 'staff'

let instance: TestInstance
let shaTin: number
let central: number

beforeAll(async () => {
  instance = await testInstance({})
  shaTin = await instance.storeId('HK-SHATIN-03')
  central = await instance.storeId('HK-CENTRAL-01')
})
afterAll(() => instance.close())

const today = () => localDay(new Date(), 'HK')
const parcel = (change: Partial<ParcelToSeed> = {}) =>
  seedParcel(instance.db, { storeId: shaTin, ...change })

/** An import of these waybills, as the key of its batch. */
async function fileOf(
  rows: readonly ({ id: number } | null)[],
  change: { fileName?: string; storeId?: number } = {},
): Promise<string> {
  const orderIds = rows.map((row) => row?.id ?? null)
  return `import_${await seedImport(instance.db, { storeId: shaTin, ...change, orderIds })}`
}

async function scan(code: string, batch: string, storeId = shaTin) {
  const actor = await instance.actor(storeId === shaTin ? 'warehouse' : 'manager')
  return checkOut({ actor, form: { storeId, batch, code, how: 'scanner' } })
}

async function offered(search = '', who: Who = 'warehouse') {
  return listImportBatches({ actor: await instance.actor(who), query: { search } })
}

describe('an import as a batch', () => {
  it('holds what its rows became, whenever that is collected, and says of which file it is', async () => {
    const [out, later, doubt, gone, refused, cancelled] = await Promise.all([
      parcel(),
      parcel({ scheduledFor: new Date('2030-03-01T02:00:00Z') }),
      parcel({ placing: 'unconfirmed' }),
      parcel({ stage: 'done', closed: true }),
      parcel({ placing: 'refused', closed: true }),
      parcel({ stage: 'cancelled', closed: true }),
      parcel(),
    ])
    const batch = await fileOf([out, later, null, doubt, gone, refused, cancelled])
    expect(await scan(out.clientOrderId, batch)).toMatchObject({ verdict: 'out' })
    const actor = await instance.actor('warehouse')
    const view = await getBatch({ actor, query: { storeId: shaTin, batch } })
    expect(view.file).toEqual({ name: 'monday.csv', at: expect.any(String), by: 'Warehouse' })
    expect(view.rows.map(({ orderId, state }) => [orderId, state])).toEqual(
      [
        [out.id, 'out'],
        [later.id, 'left'],
        [doubt.id, 'unconfirmed'],
        [gone.id, 'gone'],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    )
    expect(await offered()).toEqual([
      { batch, storeId: shaTin, file: view.file, total: 2, left: 1 },
    ])
  })

  it('stops what another file brought, or none, and says where it belongs', async () => {
    const period = '09:00-12:00'
    const slot = {
      pickup: { date: today(), period },
      scheduledFor: parseExpressPeriod(today(), period, 'HK')!.from,
    }
    const [mine, other, alone] = [await parcel(), await parcel(slot), await parcel(slot)]
    const batch = await fileOf([mine])
    const older = await fileOf([other], { fileName: 'older.csv' })
    const its = await fileOf([other], { fileName: 'mended.csv' })
    expect(older).not.toBe(its)
    expect(await scan(other.clientOrderId, batch)).toMatchObject({
      verdict: 'wrong-batch',
      own: { batch: its, file: { name: 'mended.csv' } },
      storeId: shaTin,
      row: { out: null },
    })
    const slotKey = `slot_${today()}_${period}`
    expect(await scan(alone.clientOrderId, batch)).toMatchObject({
      verdict: 'wrong-batch',
      own: { batch: slotKey, file: null },
    })
    // A desk of slots goes by slots, whatever file the parcel came from.
    expect(await scan(mine.clientOrderId, slotKey)).toMatchObject({
      verdict: 'wrong-batch',
      own: { batch: `day_${today()}`, file: null },
    })
    expect(await scan(mine.clientOrderId, batch)).toMatchObject({ verdict: 'out' })
    expect(await scan(mine.clientOrderId, batch)).toMatchObject({ verdict: 'already-out' })
  })

  it('is offered latest first, by a part of its name, where something came of it', async () => {
    const batches: string[] = []
    for (const name of ['100%_a.csv', '100 b.csv', '100%_c.csv']) {
      batches.push(await fileOf([await parcel()], { fileName: name }))
    }
    await fileOf([null], { fileName: '100%_unsent.csv' })
    const found = await offered('100%_')
    expect(found.map(({ batch }) => batch)).toEqual([batches[2], batches[0]])
    expect((await offered()).slice(0, 3).map(({ batch }) => batch)).toEqual(batches.toReversed())
    expect(await offered('nothing like it')).toEqual([])
  })

  it('is there for those who hand waybills out at its store alone', async () => {
    const away = await seedParcel(instance.db, { storeId: central })
    const batch = await fileOf([away], { fileName: 'central.csv', storeId: central })
    expect(await offered('central')).toEqual([])
    expect(await offered('central', 'staff')).toEqual([])
    expect(await offered('central', 'manager')).toMatchObject([{ batch, storeId: central }])
    const actor = await instance.actor('warehouse')
    for (const given of [batch, 'import_999999']) {
      const query = { storeId: shaTin, batch: given }
      await expect(getBatch({ actor, query })).rejects.toMatchObject({ key: 'importNotFound' })
      await expect(openSheet({ actor, form: query })).rejects.toMatchObject({
        key: 'importNotFound',
      })
    }
    // Parcels alone go out at this counter: files are none of its business.
    const counter = await instance.actor('staff')
    const query = { storeId: central, batch }
    await expect(getBatch({ actor: counter, query })).rejects.toMatchObject({
      key: 'importNotFound',
    })
  })
})

describe('the hand-in sheet of an import', () => {
  it('names what is missing, and stays as it was printed when more rows are created', async () => {
    const actor = await instance.actor('warehouse')
    const [out, left] = [await parcel(), await parcel()]
    const batch = await fileOf([out, left], { fileName: 'handed.csv' })
    await scan(out.clientOrderId, batch)
    const { sheetId } = await openSheet({ actor, form: { storeId: shaTin, batch } })
    const printed = await printSheet({ actor, sheetId })
    expect(printed).toMatchObject({
      batch,
      file: { name: 'handed.csv', by: 'Warehouse' },
      rows: [
        { orderId: out.id, outAt: expect.any(String) },
        { orderId: left.id, outAt: null },
      ],
    })
    await scan(left.clientOrderId, batch)
    expect(await getSheet({ actor, sheetId })).toEqual(printed)
    const { sheets } = await listSheets({ actor, among: [shaTin], after: null })
    expect(sheets.find(({ id }) => id === sheetId)).toMatchObject({
      batch,
      total: 2,
      out: 1,
      file: { name: 'handed.csv' },
    })
  })
})
