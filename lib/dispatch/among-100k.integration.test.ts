import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { localDay } from '@/lib/domain/time/local-time'
import { MOST_COUNTED, type WaybillPage } from '@/lib/printing/model/printable-waybill'
import { readWaybillFilter } from '@/lib/printing/model/waybill-filter'
import { listWaybills } from '@/lib/printing/queue/list-waybills'
import { plansOf } from '@/lib/testing/plans-of'
import { ANALYZE_MANY_WAYBILLS, seedManyWaybills } from '@/lib/testing/seeds/seed-many-waybills'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { checkOut } from './check-out'
import { getBatch } from './get-batch'
import { getBatchRows } from './get-batch-rows'
import { listBatches } from './list-batches'

/** What grows with every order; smaller tables may be read from end to end. */
const BIG = new Set(['orders', 'order_codes', 'checkouts', 'import_rows'])
const HERE = 5_000

let instance: TestInstance
let actor: Actor
let storeId: number
let ofImport: string

beforeAll(async () => {
  instance = await testInstance({})
  storeId = await instance.storeId('HK-SHATIN-03')
  actor = await instance.actor('warehouse')
  const importId = await seedManyWaybills(instance.ownerUrl, { storeId, past: 100_000, here: HERE })
  await instance.asOwner(ANALYZE_MANY_WAYBILLS)
  ofImport = `import_${importId}`
})
afterAll(() => instance.close())

const today = () => localDay(new Date(), 'HK')
const scan = (code: string, batch: string) =>
  checkOut({ actor, form: { storeId, batch, code, how: 'scanner' } })

/** Which tables an operation read whole that grow, which indexes it went by, and what it looked at. */
async function waysOf(work: () => Promise<unknown>) {
  const plans = await plansOf(work)
  const readWhole = plans.flatMap((plan) => plan.readWhole).filter((table) => BIG.has(table))
  const rowsRead = plans.map((plan) => plan.rowsRead)
  return { readWhole, rowsRead, indexes: plans.flatMap((plan) => plan.indexes) }
}

describe('among 100,000 waybills', () => {
  it('a scan into an import reads nothing from end to end', async () => {
    const out = await waysOf(async () => {
      expect(await scan('here-1', ofImport)).toMatchObject({ verdict: 'out' })
    })
    expect(out.readWhole).toEqual([])
    expect(out.indexes).toContain('order_codes_code')
    expect(out.indexes).toContain('checkouts_standing')
    const wrong = await waysOf(async () => {
      expect(await scan('PAST-7', ofImport)).toMatchObject({ verdict: 'already-out' })
      const own = { batch: ofImport }
      expect(await scan('HERE-2', 'import_999')).toMatchObject({ verdict: 'wrong-batch', own })
    })
    expect(wrong.readWhole).toEqual([])
    expect(wrong.indexes).toContain('import_rows_order')
  })

  it('what changed of a batch is read without the rest', async () => {
    const { rows } = await getBatch({ actor, query: { storeId, batch: ofImport } })
    expect(rows).toHaveLength(HERE)
    const [third, fourth] = rows.slice(2)
    const orders = [third!.orderId, fourth!.orderId, 1_000_000]
    for (const batch of [ofImport, `day_${today()}`]) {
      const { readWhole } = await waysOf(async () => {
        const query = { storeId, batch, orders }
        expect(await getBatchRows({ actor, query })).toEqual([third, fourth])
      })
      expect(readWhole).toEqual([])
    }
    const query = { storeId, batch: 'day_2020-01-01', orders }
    expect(await getBatchRows({ actor, query })).toEqual([])
  })

  it('a scan into the day does not either, and the day is read by what is due', async () => {
    const batch = `day_${today()}`
    const out = await waysOf(() => scan('HERE-3', batch))
    expect(out.readWhole).toEqual([])
    const day = await waysOf(async () => {
      const { rows } = await getBatch({ actor, query: { storeId, batch } })
      expect(rows).toHaveLength(HERE)
    })
    expect(day.indexes).toContain('orders_due')
    expect(day.readWhole).not.toContain('orders')
    const choices = await waysOf(() => listBatches({ actor, storeId }))
    expect(choices.indexes.filter((name) => name === 'orders_due')).toHaveLength(3)
    expect(choices.readWhole).not.toContain('orders')
  })

  it('the print desk finds a day by what is due', async () => {
    const query = { ...readWaybillFilter({ day: today() }), after: null }
    const { readWhole, indexes } = await waysOf(async () => {
      expect(await listWaybills({ actor, query })).toMatchObject({ total: MOST_COUNTED })
    })
    expect(readWhole).toEqual([])
    // The page, the count, and the slots of the day; all that is here is of today.
    const ways = indexes.filter((name) => name === 'orders_due' || name === 'orders_open_placed')
    expect(ways).toHaveLength(3)
  })

  it.each([{}, { stage: 'all', printed: 'all' }])(
    'the print desk shows %j of any day by an index, page by page',
    async (filter) => {
      const query = { ...readWaybillFilter(filter), after: null }
      const pages: WaybillPage[] = []
      const { indexes, rowsRead } = await waysOf(async () => {
        pages.push(await listWaybills({ actor, query }))
        const after = pages[0]!.next
        pages.push(await listWaybills({ actor, query: { ...query, after } }))
      })
      const ways = indexes.filter((name) => /^orders_(due|leaves|open_placed)$/.test(name))
      expect(ways.length).toBeGreaterThanOrEqual(2)
      expect(pages).toMatchObject([{ total: MOST_COUNTED }, { total: MOST_COUNTED }])
      const ids = pages.flatMap(({ waybills }) => waybills.map(({ orderId }) => orderId))
      expect(new Set(ids).size).toBe(100)
      // What is here to print, at the most, and never all that ever was.
      expect(Math.max(...rowsRead)).toBeLessThanOrEqual(HERE)
    },
  )
})
