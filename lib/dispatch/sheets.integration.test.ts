import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDay } from '@/lib/domain/time/local-time'
import { seedParcel } from '@/lib/testing/seeds/seed-parcels'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { checkOut } from './check-out'
import { getSheet } from './get-sheet'
import { listSheets } from './list-sheets'
import { openSheet } from './open-sheet'
import { printSheet } from './print-sheet'

let instance: TestInstance
let storeId: number
const batch = () => `day_${localDay(new Date(), 'HK')}`

beforeAll(async () => {
  instance = await testInstance({})
  storeId = await instance.storeId('HK-SHATIN-03')
})
afterAll(() => instance.close())

describe('a hand-in sheet', () => {
  it('refuses to be printed with nothing on it', async () => {
    const actor = await instance.actor('warehouse')
    const { sheetId } = await openSheet({ actor, form: { storeId, batch: 'day_2020-01-01' } })
    await expect(printSheet({ actor, sheetId })).rejects.toMatchObject({ key: 'sheetEmpty' })
  })

  it('follows its batch until it is printed, and never changes after that', async () => {
    const actor = await instance.actor('warehouse')
    const first = await seedParcel(instance.db, { storeId, boxes: 3 })
    const doubtful = await seedParcel(instance.db, { storeId, placing: 'unconfirmed' })
    const form = { storeId, batch: batch() }
    const { sheetId } = await openSheet({ actor, form })
    expect(await openSheet({ actor, form })).toEqual({ sheetId })

    const scan = { ...form, code: first.clientOrderId, how: 'scanner' as const }
    await checkOut({ actor, form: scan })
    const open = await getSheet({ actor, sheetId })
    expect(open).toMatchObject({ number: null, printedAt: null })
    expect(open?.rows).toEqual([
      expect.objectContaining({ orderId: first.id, boxes: 3, outAt: expect.any(String) }),
    ])
    expect(open?.rows.map(({ orderId }) => orderId)).not.toContain(doubtful.id)

    const printed = await printSheet({ actor, sheetId })
    expect(printed).toMatchObject({ number: 1, printedBy: 'Warehouse', replaces: null })
    await seedParcel(instance.db, { storeId })
    expect(await getSheet({ actor, sheetId })).toEqual(printed)
    expect(await printSheet({ actor, sheetId })).toEqual(printed)

    const newer = await openSheet({ actor, form })
    expect(newer.sheetId).not.toBe(sheetId)
    const replaced = await printSheet({ actor, ...newer })
    expect(replaced).toMatchObject({ number: 2, replaces: 1 })
    expect(replaced.rows).toHaveLength(2)
    expect(await getSheet({ actor, sheetId })).toMatchObject({
      rows: printed.rows,
      replacedBy: { id: newer.sheetId, number: 2 },
    })
  })

  it('is listed with what was on it, for its store’s people alone', async () => {
    const seen = { actor: await instance.actor('manager'), among: [storeId], after: null }
    const { sheets, next } = await listSheets(seen)
    const printed = sheets.filter(({ number }) => number !== null)
    expect(printed.map(({ number, total, out }) => [number, total, out])).toEqual([
      [2, 2, 1],
      [1, 1, 1],
    ])
    expect(next).toBeNull()
    const staff = await instance.actor('staff')
    expect((await listSheets({ ...seen, actor: staff })).sheets).toEqual([])
    expect(await getSheet({ actor: staff, sheetId: sheets[0]!.id })).toBeNull()
    const form = { storeId, batch: batch() }
    await expect(openSheet({ actor: staff, form })).rejects.toMatchObject({ key: 'notAllowed' })
  })
})
