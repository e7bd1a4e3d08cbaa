import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { localDay, parseExpressPeriod } from '@/lib/domain/time/local-time'
import { readTimeline } from '@/lib/orders/history/read-timeline'
import { seedParcel, type ParcelToSeed } from '@/lib/testing/seeds/seed-parcels'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { checkOut } from './check-out'
import { getBatch } from './get-batch'
import { listBatches } from './list-batches'
import { undoCheckOut } from './undo-check-out'

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
const day = () => `day_${today()}`

/** A waybill that is collected in a pickup slot of today. */
function parcel(change: Partial<ParcelToSeed> = {}, period = '09:00-12:00') {
  const pickup = { date: today(), period }
  const scheduledFor = parseExpressPeriod(pickup.date, period, 'HK')!.from
  return seedParcel(instance.db, { storeId: shaTin, pickup, scheduledFor, ...change })
}

async function scan(
  code: string,
  options: { batch?: string; who?: 'warehouse' | 'manager' | 'staff'; storeId?: number } = {},
) {
  const { batch = day(), who = 'warehouse', storeId = shaTin } = options
  const actor = await instance.actor(who)
  return checkOut({ actor, form: { storeId, batch, code, how: 'scanner' } })
}

describe('checking out', () => {
  it('takes any number of a parcel, writes who and when, and tells the timeline', async () => {
    const row = await parcel({ codes: { shipment: 'sf-77', 'carrier-waybill': 'TPL 9' }, boxes: 2 })
    const result = await scan(' ｓf-77 ')
    expect(result).toMatchObject({
      verdict: 'out',
      row: { orderId: row.id, state: 'out', boxes: 2, shipmentCode: 'SF-77' },
    })
    const timeline = await readTimeline(instance.db, row.id)
    expect(timeline.map(({ kind, by }) => [kind, by])).toEqual([['checked-out', 'Warehouse']])
    const [changed] = await instance.db.select().from(orders).where(eq(orders.id, row.id))
    expect(changed?.version).toBe(row.version + 1)
    expect(await scan('tpl 9')).toMatchObject({ verdict: 'already-out' })
  })

  it('says of a second scan who was first, however many come at once', async () => {
    const row = await parcel()
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        scan(row.platformOrderId!, { who: index % 2 ? 'manager' : 'warehouse' }),
      ),
    )
    expect(all.filter(({ verdict }) => verdict === 'out')).toHaveLength(1)
    const again = all.filter(({ verdict }) => verdict === 'already-out')
    expect(again).toHaveLength(7)
    const [out] = all.flatMap((one) => (one.verdict === 'out' ? [one.row.out] : []))
    for (const one of again) expect(one).toMatchObject({ row: { out } })
    expect(await readTimeline(instance.db, row.id)).toHaveLength(1)
  })

  it.each([
    ['cancelled', { stage: 'cancelled', closed: true }],
    ['finished', { stage: 'done', closed: true }],
    ['unconfirmed', { placing: 'unconfirmed', platformOrderId: null }],
    ['refused', { placing: 'refused', platformOrderId: null, closed: true }],
  ] as const)('stops what is %s, and writes nothing', async (verdict, change) => {
    const row = await parcel(change)
    expect(await scan(row.clientOrderId)).toMatchObject({ verdict, row: { out: null } })
    expect(await readTimeline(instance.db, row.id)).toEqual([])
  })

  it('stops what is for another slot, another day or another store, and says which', async () => {
    const noon = await parcel({}, '12:00-15:00')
    const batch = `slot_${today()}_09:00-12:00`
    expect(await scan(noon.clientOrderId, { batch })).toMatchObject({
      verdict: 'wrong-batch',
      own: { batch: `slot_${today()}_12:00-15:00`, file: null },
      storeId: shaTin,
    })
    const old = await parcel({ scheduledFor: null, createdAt: new Date('2026-01-05T04:00:00Z') })
    const elsewhere = await seedParcel(instance.db, { storeId: central, family: 'parcel' })
    const who = 'manager'
    expect(await scan(old.clientOrderId)).toMatchObject({ verdict: 'wrong-batch' })
    expect(await scan(elsewhere.clientOrderId, { who })).toMatchObject({
      verdict: 'wrong-batch',
      own: { batch: day() },
      storeId: central,
    })
  })

  it('knows nothing of stores and families that are not the person’s', async () => {
    const elsewhere = await seedParcel(instance.db, { storeId: central, family: 'parcel' })
    const food = await seedParcel(instance.db, { storeId: shaTin, family: 'food' })
    expect(await scan(elsewhere.clientOrderId)).toEqual({ verdict: 'unknown' })
    expect(await scan(food.clientOrderId)).toEqual({ verdict: 'unknown' })
    expect(await scan('NO-SUCH-CODE')).toEqual({ verdict: 'unknown' })
    await expect(scan('X-1', { who: 'staff' })).rejects.toMatchObject({ key: 'notAllowed' })
  })

  it('asks which is meant where one number is two parcels’', async () => {
    const shared = { codes: { 'carrier-order': 'BOX-12' } }
    const rows = [await parcel(shared), await parcel(shared)]
    const both = await scan('box-12')
    expect(both.verdict).toBe('several')
    const ids = both.verdict === 'several' ? both.matches.map(({ orderId }) => orderId) : []
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    const actor = await instance.actor('warehouse')
    const form = { storeId: shaTin, batch: day(), code: 'BOX-12', how: 'typed' as const }
    const chosen = await checkOut({ actor, form: { ...form, orderId: rows[0]!.id } })
    expect(chosen).toMatchObject({ verdict: 'out', row: { orderId: rows[0]!.id } })
  })

  it('can be taken back with a reason, once, and then be done anew', async () => {
    const row = await parcel()
    const actor = await instance.actor('warehouse')
    const form = { orderId: row.id, reason: 'The courier left it' }
    await expect(undoCheckOut({ actor, form })).rejects.toMatchObject({ key: 'notCheckedOut' })
    await scan(row.clientOrderId)
    expect(await undoCheckOut({ actor, form })).toMatchObject({ state: 'left', out: null })
    expect(await scan(row.clientOrderId)).toMatchObject({ verdict: 'out' })
    const kinds = (await readTimeline(instance.db, row.id)).map(({ kind, text }) => [kind, text])
    expect(kinds).toEqual([
      ['checked-out', null],
      ['check-out-undone', 'The courier left it'],
      ['checked-out', null],
    ])
    const staff = await instance.actor('staff')
    await expect(undoCheckOut({ actor: staff, form })).rejects.toMatchObject({ key: 'notFound' })
  })
})

describe('a batch', () => {
  it('counts what is still here, and neither what was cancelled nor what was refused', async () => {
    const period = '18:00-20:00'
    const batch = `slot_${today()}_${period}`
    const [out, left, gone, doubt] = await Promise.all([
      parcel({}, period),
      parcel({}, period),
      parcel({ stage: 'done', closed: true }, period),
      parcel({ placing: 'unconfirmed' }, period),
      parcel({ stage: 'cancelled', closed: true }, period),
      parcel({ placing: 'refused', closed: true }, period),
    ])
    await scan(out.clientOrderId, { batch })
    const actor = await instance.actor('warehouse')
    const view = await getBatch({ actor, query: { storeId: shaTin, batch } })
    expect(new Map(view.rows.map(({ orderId, state }) => [orderId, state]))).toEqual(
      new Map([
        [out.id, 'out'],
        [left.id, 'left'],
        [gone.id, 'gone'],
        [doubt.id, 'unconfirmed'],
      ]),
    )
    const choices = await listBatches({ actor, storeId: shaTin })
    expect(choices[0]?.batch).toBe(day())
    expect(choices.find((choice) => choice.batch === batch)).toEqual({ batch, total: 2, left: 1 })
  })

  it('is for those who deal with parcels there', async () => {
    const actor = await instance.actor('staff')
    const query = { storeId: shaTin, batch: day() }
    await expect(getBatch({ actor, query })).rejects.toMatchObject({ key: 'notAllowed' })
  })
})
