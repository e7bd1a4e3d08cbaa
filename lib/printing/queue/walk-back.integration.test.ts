import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { DEPARTS } from '@/lib/orders/measures/order-measures'
import { CHOICE } from '@/lib/testing/forms/print-desk'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { WaybillPage } from '../model/printable-waybill'
import { readWaybillFilter } from '../model/waybill-filter'
import { addMatching } from './add-matching'
import { getPrintQueue } from './get-print-queue'
import { listWaybills } from './list-waybills'

/** At a busy store, and at a quiet one as long. */
const BUSY = 25_000
const QUIET = 1_000
/** What a page looks at of tables, in all its statements. */
const MOST_OF_FULL_PAGE = 4_000
const MOST_OF_ANY_PAGE = 60_000

let instance: TestInstance
let actor: Actor

beforeAll(async () => {
  instance = await testInstance({})
  const busy = await instance.storeId('HK-SHATIN-03')
  const quiet = await instance.storeId('HK-MONGKOK-02')
  const parcels = await instance.storeId('HK-CENTRAL-01')
  const manager = await instance.actor('manager')
  actor = { ...manager, roles: new Map([busy, quiet, parcels].map((id) => [id, 'manager'])) }
  // Some leave at the same moment. The latest at the busy store, and the two oldest, were not printed.
  await instance.asOwner(`
    set handover.search_text = 'later';
    insert into orders (family, store_id, client_order_id, platform_order_id, "placing", stage, closed,
      closed_at, scheduled_for, created_at, request)
    select 'express', store, 'W' || n, store || '-' || n, 'placed',
      case when n % 50 = 9 then 'cancelled' else 'done' end, true, now(), due, due - interval '1 hour',
      '{"product": "HDP-ECOMM-H", "draft": {}}'
    from (values (${busy}, ${BUSY}), (${quiet}, ${QUIET})) as s(store, many)
    cross join lateral (
      select n, date_trunc('hour', now()) - (n * (${BUSY} / many) / 2) * interval '2 minutes' as due
      from generate_series(1, many) n) w;
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, closed_at)
    select 'parcel', ${parcels}, 'P' || n, 'placed', 'done', true, now() from generate_series(1, 5000) n;
    insert into print_runs (by, paper, copies, state) values (${actor.id}, 'A4', 1, 'shown');
    insert into prints (order_id, number, run_id, paper, copies, pages, sha256, by)
    select o.id, 1, r.id, 'A4', 1, 1, '', ${actor.id} from orders o, print_runs r
    where o.family = 'express' and not (o.store_id = ${busy}
      and client_order_id in ('W1', 'W${BUSY - 1}', 'W${BUSY}'));
    analyze orders, prints`)
})
afterAll(() => instance.close())

/** A page, and how many rows all its statements looked at. */
async function listed(asked: Readonly<Record<string, string>>, after: string | null) {
  const query = { ...readWaybillFilter({ stage: 'all', ...asked }), after }
  const plans = await plansOf(() => listWaybills({ actor, query }))
  const rowsRead = plans.reduce((sum, plan) => sum + plan.rowsRead, 0)
  return { ...(await listWaybills({ actor, query })), rowsRead }
}

const idsOf = (page: WaybillPage) => page.waybills.map(({ orderId }) => orderId)

async function latest(most: number): Promise<number[]> {
  const { rows } = await instance.db.execute<{ id: string }>(sql`
    select o.id from orders o where o.family = 'express' and o.stage <> 'cancelled'
    order by ${DEPARTS} desc, o.id desc limit ${most}`)
  return rows.map(({ id }) => Number(id))
}

it('has all of all days, the latest to leave of all stores first, a page as near as another', async () => {
  const expected = await latest(600)
  const walked: number[] = []
  let after: string | null = null
  for (let nth = 0; nth < 12; nth += 1) {
    const page = await listed({ printed: 'all' }, after)
    expect(page).toMatchObject({ lookedBackTo: null, periods: [] })
    expect([nth, page.rowsRead < MOST_OF_FULL_PAGE]).toEqual([nth, true])
    walked.push(...idsOf(page))
    after = page.next
  }
  expect(walked).toEqual(expected)
})

it('counts no more than can be put in', async () => {
  expect(await listed({ printed: 'all' }, null)).toMatchObject({ total: 501 })
})

it('looks so far and no further for what few have, and goes on from there', async () => {
  const [first] = await latest(1)
  const found: number[][] = []
  const lookedBackTo: number[] = []
  let after: string | null = null
  do {
    const page = await listed({}, after)
    expect([found.length, page.rowsRead < MOST_OF_ANY_PAGE]).toEqual([found.length, true])
    expect(page.lookedBackTo === null).toBe(page.next === null)
    expect(page.total).toBe(page.next === null ? idsOf(page).length : null)
    if (page.lookedBackTo !== null) lookedBackTo.push(Date.parse(page.lookedBackTo))
    found.push(idsOf(page))
    after = page.next
  } while (after !== null)
  expect(found.length).toBeGreaterThan(2)
  expect(found[0]).toEqual([first])
  expect(found.slice(1, -1).flat()).toEqual([])
  expect(found.at(-1)).toHaveLength(2)
  expect(lookedBackTo).toEqual(lookedBackTo.toSorted((a, b) => b - a))
})

it('puts in all that match, however long ago they left', async () => {
  await addMatching({ actor, ...CHOICE, filter: readWaybillFilter({ stage: 'all' }) })
  const pile = await getPrintQueue({ actor })
  const numbers = pile?.items.map(({ clientOrderId }) => clientOrderId)
  expect(numbers).toEqual(['W1', `W${BUSY - 1}`, `W${BUSY}`])
})
