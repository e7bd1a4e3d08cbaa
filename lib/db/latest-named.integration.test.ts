import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { findRecipients } from '@/lib/express/recipients/find-recipients'
import { listRecipients } from '@/lib/express/recipients/list-recipients'
import { listCustomers } from '@/lib/food/customers/list-customers'
import { plansOf } from '@/lib/testing/plans-of'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'

/** Of one store; every second is a Common, every thousandth a Rare, and one of the first is 歐陽. */
const MANY = 30_000

/** The latest 2,000, once for their names and once for who they are, and a page. */
const MOST_READ = 4_500

let instance: TestInstance
let actor: Actor
let shatin: number
let central: number

const nameOf = (n: number) =>
  [n === 7 ? '歐陽' : '', n % 2 === 0 ? 'Common' : 'Other', n % 1000 === 0 ? 'Rare' : '', `P${n}`]
    .filter((part) => part !== '')
    .join(' ')

beforeAll(async () => {
  instance = await testInstance({})
  actor = await instance.actor('manager')
  shatin = await instance.storeId('HK-SHATIN-03')
  central = await instance.storeId('HK-CENTRAL-01')
  const people = `
    select n, concat_ws(' ', case n when 7 then '歐陽' end,
      case n % 2 when 0 then 'Common' else 'Other' end, case n % 1000 when 0 then 'Rare' end,
      'P' || n) as name, now() - (${MANY} - n) * interval '1 minute' as at
    from generate_series(1, ${MANY}) n`
  await instance.asOwner(`
    insert into recipients (store_id, phone, name, recipient, last_used_at)
      select ${shatin}, (60000000 + n)::text, name, '{}', at from (${people}) p;
    insert into customers (store_id, phone, name, first_order_at, last_order_at)
      select ${central}, (60000000 + n)::text, name, at, at from (${people}) p;
    analyze recipients, customers`)
})
afterAll(() => instance.close())

type Page = { names: string[]; next: string | null }

const books = {
  recipients: async (search: string, after: string | null) => {
    const query = { storeId: shatin, search, after }
    const { recipients, next } = await listRecipients({ actor, query })
    return { names: recipients.map(({ name }) => name), next }
  },
  customers: async (search: string, after: string | null) => {
    const query = { storeId: central, search, after }
    const { customers, next } = await listCustomers({ actor, query })
    return { names: customers.map(({ name }) => name), next }
  },
}

const ALL = Array.from({ length: MANY }, (_, at) => nameOf(MANY - at))
const holding = (text: string) =>
  ALL.filter((name) => name.toLowerCase().includes(text.toLowerCase()))

describe.each(Object.entries(books))('in a store’s %s', (_, page) => {
  it.each(['common', 'rare p', 'mon rare', '陽', 'P29', 'p7', 'nobody', 'zq', ''])(
    'pages of “%s” are those who have it, the latest first',
    async (text) => {
      let after: string | null = null
      const read: string[] = []
      for (let pages = 0; pages < 3; pages += 1) {
        const one: Page = await page(text, after)
        read.push(...one.names)
        after = one.next
        if (after === null) break
      }
      expect(read).toEqual(holding(text).slice(0, 150))
    },
  )

  it.each(['common', 'rare p', '陽', 'nobody', 'om', ''])(
    'few are looked at for “%s”',
    async (text) => {
      const plans = await plansOf(() => page(text, null))
      for (const { rowsRead, text: sql } of plans) expect(rowsRead, sql).toBeLessThan(MOST_READ)
    },
  )
})

it('who is suggested while a name is typed is known at once, also of two letters', async () => {
  const find = (text: string) => findRecipients({ actor, query: { storeId: shatin, text } })
  const names = async (text: string) => (await find(text)).map(({ name }) => name)
  expect(await names('歐陽')).toEqual([nameOf(7)])
  expect(await names('mo')).toEqual(holding('mo').slice(0, 6))
  for (const text of ['歐陽', 'mo', 'zq', 'nobody']) {
    for (const { rowsRead, text: sql } of await plansOf(() => find(text))) {
      expect(rowsRead, sql).toBeLessThan(MOST_READ)
    }
  }
})
