import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { listOrders } from './list-orders'
import { readListAddress } from './model/list-address'

const MANY = 20_000
const CANCELLED = 40
/** A page, its counts up to a thousand of each stage, and some more. */
const MOST_READ = 8_000

let instance: TestInstance
let actor: Actor
let central: number
let shatin: number

beforeAll(async () => {
  instance = await testInstance({})
  central = await instance.storeId('HK-CENTRAL-01')
  shatin = await instance.storeId('HK-SHATIN-03')
  actor = await instance.actor('manager')
  // One store has nothing but parcels; of the other's waybills all go to one district.
  await instance.asOwner(`
    set handover.search_text = 'later';
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, closed_at,
      recipient_name, created_at)
    select 'parcel', ${central}, 'P' || n, 'placed', 'done', true, now(), 'Person ' || n,
      now() - n * interval '1 minute'
    from generate_series(1, ${MANY}) n;
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, closed_at,
      recipient_name, created_at, request)
    select 'express', ${shatin}, 'E' || n, 'placed',
      case when n % ${MANY / CANCELLED} = 0 then 'cancelled' else 'done' end, true, now(),
      'Person ' || n, now() - n * interval '1 minute',
      '{"draft": {"recipient": {"address": {"district": "沙田區"}}}}'
    from generate_series(1, ${MANY}) n;
    select order_search_write(array_agg(id)) from orders;
    analyze orders, order_search`)
})
afterAll(() => instance.close())

/** The list of waybills, and how many rows all its statements looked at. */
async function listed(asked: Readonly<Record<string, string>>, storeIds: number[]) {
  const address = readListAddress('express', new URLSearchParams({ show: 'all', ...asked }))
  const list = () => listOrders({ actor, query: { family: 'express', storeIds, address } })
  const plans = await plansOf(list)
  const rowsRead = plans.reduce((sum, plan) => sum + plan.rowsRead, 0)
  return { ...(await list()), rowsRead }
}

const SORTS = ['placed-down', 'placed-up', 'leaves-down', 'leaves-up', 'recipient-up']

it.each(SORTS)('what else a store sends is not looked at, by %s', async (sort) => {
  for (const show of ['all', 'open', 'done', 'cancelled', 'refused']) {
    const { rows, rowsRead } = await listed({ sort, show }, [central])
    expect(rows).toEqual([])
    expect(rowsRead, show).toBeLessThan(100)
  }
})

it.each(SORTS)('a page far from the first is as near, by %s', async (sort) => {
  const [middle] = await instance.db.query.orders.findMany({
    where: (o, { eq }) => eq(o.clientOrderId, `E${MANY / 2}`),
  })
  const { rows, next, rowsRead } = await listed({ sort, after: String(middle?.id) }, [shatin])
  expect(rows).toHaveLength(50)
  expect(next).not.toBeNull()
  expect(rowsRead).toBeLessThan(MOST_READ)
})

it('the same of a day', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const { rows, rowsRead } = await listed({ from: day }, [central])
  expect(rows).toEqual([])
  expect(rowsRead).toBeLessThan(100)
})

it.each(['all', 'cancelled'])(
  'of a district that all have, few are looked at: %s',
  async (show) => {
    const { counts, rowsRead } = await listed({ district: '沙田區', show }, [central, shatin])
    expect(counts).toMatchObject({
      all: { count: 1_000, more: true },
      done: { count: 1_000, more: true },
      cancelled: { count: CANCELLED, more: false },
      open: { count: 0, more: false },
    })
    expect(rowsRead).toBeLessThan(MOST_READ)
  },
)

it('of a district that nobody has, nothing is', async () => {
  const { rows, rowsRead } = await listed({ district: '離島區' }, [central, shatin])
  expect(rows).toEqual([])
  expect(rowsRead).toBeLessThan(100)
})

// Last: others count on none being open.
it.each(['open', 'cancelled', 'refused'] as const)(
  'of what few are, the next page is as near: %s',
  async (show) => {
    const few = {
      open: 'closed = false',
      cancelled: `stage = 'cancelled'`,
      refused: `"placing" = 'refused', stage = 'waiting'`,
    }
    await instance.asOwner(`
      update orders set closed = true, "placing" = 'placed', stage = 'done' where store_id = ${shatin};
      update orders set ${few[show]} where store_id = ${shatin} and id % 150 = 0;
      analyze orders`)
    for (const sort of SORTS) {
      for (const asked of [{}, { from: '2001-01-01' }, { district: '沙田區' }]) {
        const first = await listed({ ...asked, sort, show }, [central, shatin])
        expect(first.rows).toHaveLength(50)
        const second = await listed({ ...asked, sort, show, after: String(first.next) }, [
          central,
          shatin,
        ])
        expect(second.rows).toHaveLength(50)
        expect([sort, asked, second.rowsRead < MOST_READ]).toEqual([sort, asked, true])
      }
    }
  },
)
