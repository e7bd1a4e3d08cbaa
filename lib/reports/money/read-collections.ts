import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { areaOf } from '@/lib/domain/areas'
import { pieceRows } from '../find-counted'
import {
  COLLECTING,
  type Collecting,
  type Collection,
  type Collections,
  type Sum,
} from '../model/money'
import type { Days } from '../model/report-days'
import { readTallies } from '../tallies/read-tallies'
import { collectsOf } from './collects-of'
import { countedMoney, type CountedMoney, type MoneyStore } from './money-scope'
import { paymentsTally } from './payments-tally'

type Collected = { currency: string; collecting: Collecting; orders: number; cents: number }

/** Of goods; what a row is not by is null. */
type Goods = Collected & {
  family: Family | null
  day: string | null
  name: string | null
  kind: string | null
}

/**
 * What was to be collected for the orders of some days, by what became of it: of parcels and
 * waybills the money at the door, of food the bills by how they are paid.
 */
export async function readCollections(
  queries: Queries,
  input: { stores: readonly MoneyStore[]; days: Days; now: Date },
): Promise<Collections> {
  const counted = await countedMoney(queries, input)
  const [rows, meals] = await Promise.all([
    readGoods(queries, counted),
    readMeals(queries, counted, input.now),
  ])
  return {
    byFamily: collectionsOf(rows, ({ family }) => family && { family }).toSorted((a, b) =>
      a.family < b.family ? -1 : 1,
    ),
    byDay: collectionsOf(rows, ({ day }) => day && { day }).toSorted((a, b) =>
      a.day < b.day ? -1 : 1,
    ),
    byCourier: collectionsOf(rows, ({ name, kind }) =>
      name === null || kind === null ? null : { name, kind },
    ).toSorted((a, b) => b.expected.cents - a.expected.cents),
    byPayment: collectionsOf(meals, ({ payment }) => ({ payment })).toSorted(
      (a, b) => a.payment - b.payment,
    ),
  }
}

/** Order by order, for names go when an order's retention ends. */
async function readGoods(queries: Queries, counted: readonly CountedMoney[]): Promise<Goods[]> {
  const parts = counted
    .filter(({ family }) => family !== 'food')
    .map(
      ({ family, counted: { open, days } }) => sql`
        select ${family} as family, store_id, day, cents, collecting, courier, kind
        from (${collectsOf(family, open)}) open
        union all
        select ${family}, c.store_id, c.day, c.cents, c.collecting, c.courier, c.kind
        from ${pieceRows(days)}
        join report_collects c on c.store_id = p.store_id and c.family = ${family}
          and c.day between p.first and p.last`,
    )
  if (parts.length === 0) return []
  const stores = counted.flatMap((one) => one.stores)
  const currencies = [...new Map(stores.map(({ id, region }) => [id, areaOf(region).currency]))]
  const { rows } = await queries.execute<Goods & { orders: string; cents: string }>(sql`
    select currency, family, to_char(day, 'YYYY-MM-DD') as day, courier as name, kind,
      collecting, count(*) as orders, sum(cents) as cents
    from (${sql.join(parts, sql` union all `)}) goods
    join unnest(${sql.param(currencies.map(([id]) => id))}::bigint[],
      ${sql.param(currencies.map(([, currency]) => currency))}::text[]) as c(store_id, currency)
      using (store_id)
    group by grouping sets ((currency, collecting, family), (currency, collecting, day),
      (currency, collecting, courier, kind))`)
  return rows.map((row) => ({ ...row, orders: Number(row.orders), cents: Number(row.cents) }))
}

async function readMeals(
  queries: Queries,
  counted: readonly CountedMoney[],
  now: Date,
): Promise<(Collected & { payment: number })[]> {
  const food = counted.find(({ family }) => family === 'food')
  if (!food) return []
  const rows = await readTallies(queries, paymentsTally, { ...food, now })
  return rows.flatMap(({ storeId, part, key, counts: [orders = 0, cents = 0] }) => {
    const store = food.stores.find(({ id }) => id === storeId)
    if (!store) return []
    const { currency } = areaOf(store.region)
    return [{ currency, payment: Number(part), collecting: key as Collecting, orders, cents }]
  })
}

/**
 * Rows with the same key and currency are one collection; those without a key are of another part. They
 * come by currency and key, in whatever order the database had the rows.
 */
function collectionsOf<Row extends Collected, Key extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | '' | null,
): (Collection & Key)[] {
  const found = new Map<string, Collection & Key>()
  for (const row of rows) {
    const key = keyOf(row)
    if (!key) continue
    const { currency, collecting } = row
    const name = JSON.stringify([currency, key])
    const known = found.get(name) ?? { ...emptyCollection(currency), ...key }
    const more = (sum: Sum) => ({ orders: sum.orders + row.orders, cents: sum.cents + row.cents })
    const both = { expected: more(known.expected), [collecting]: more(known[collecting]) }
    found.set(name, { ...known, ...both })
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, collection]) => collection)
}

const NONE = { orders: 0, cents: 0 }

const emptyCollection = (currency: string): Collection => ({
  currency,
  expected: NONE,
  ...(Object.fromEntries(COLLECTING.map((one) => [one, NONE])) as Record<Collecting, typeof NONE>),
})
