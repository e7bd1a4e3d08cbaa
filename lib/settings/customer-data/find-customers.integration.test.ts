import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { findCustomers } from './find-customers'

const MANY = 20_000

let instance: TestInstance
let actor: Actor

beforeAll(async () => {
  instance = await testInstance({})
  actor = await instance.actor('admin')
  const store = await instance.storeId('HK-SHATIN-03')
  await instance.asOwner(`
    set handover.search_text = 'later';
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, closed_at,
      recipient_name, recipient_phone, title, created_at)
    select 'express', ${store}, 'W' || n, 'placed', 'done', true, now(),
      case n % 3 when 0 then null else 'Person No ' || n || ' 陳' || chr(19968 + n % 9000) end,
      (50000000 + n)::text, 'Tîtle No ' || n, now() - n * interval '1 minute'
    from generate_series(1, ${MANY}) n;
    insert into customers (store_id, phone, name, order_count, first_order_at, last_order_at)
    select ${store}, (60000000 + n)::text, 'Regular No ' || n, 1, now(), now() from generate_series(1, ${MANY}) n;
    select order_search_write(array_agg(id)) from orders;
    analyze orders, order_search, customers`)
})
afterAll(() => instance.close())

const find = (search: string) => findCustomers({ actor, form: { search } })
const phonesOf = async (search: string) =>
  (await find(search)).customers.map(({ phone }) => phone).toSorted()

it('finds a name, a title or a phone among all without reading all of them', async () => {
  for (const [search, phones] of [
    ['person no 1777 ', ['50001777']],
    [`陳${String.fromCodePoint(19_968 + 1_778)}`, ['50001778', '50010778', '50019778']],
    ['TITLE NO 1779', ['50001779', '50017790', '50017793', '50017796', '50017799']],
    ['5000 1777', ['50001777']],
    ['\u202a５０００ １７７７\u202c', ['50001777']],
    ['regular no 19999', ['60019999']],
    ['Nobody At All', []],
  ] as const) {
    const plans = await plansOf(() => find(search))
    const whole = plans.flatMap(({ readWhole }) => readWhole)
    expect([search, whole.includes('orders')]).toEqual([search, false])
    expect([search, whole.includes('order_search')]).toEqual([search, false])
    expect([search, await phonesOf(search)]).toEqual([search, phones])
  }
})

it('finds what no index knows of as well', async () => {
  expect((await find('n.')).customers).toEqual([])
  expect(await find('no')).toMatchObject({ more: true })
  expect(await phonesOf('0 陳')).not.toEqual([])
})
