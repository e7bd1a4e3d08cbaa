import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { COLLECT_COLUMNS, PAYMENT_KIND } from '@/lib/orders/measures/fee-measures'
import { COURIER } from '@/lib/orders/measures/order-measures'
import { COLLECTING, type Collecting, type Collection, type Collections } from '../model/money'
import type { Days } from '../model/report-days'
import { moneyRows, type MoneyStore } from './money-scope'

/** What a row is not by is null. */
type Row = {
  currency: string
  family: Family | null
  day: string | null
  name: string | null
  kind: string | null
  payment: number | null
  collecting: Collecting
  orders: string
  cents: string
}

/**
 * What was to be collected for the orders of some days, by what became of it: of parcels and
 * waybills the money at the door, of food the bills by how they are paid.
 */
export async function readCollections(
  queries: Queries,
  { stores, days }: { stores: readonly MoneyStore[]; days: Days },
): Promise<Collections> {
  const goods = moneyRows({
    stores,
    days,
    families: ['parcel', 'express'],
    columns: sql`o.family, c.code as currency, ${COLLECT_COLUMNS},
      coalesce(o.courier_name, '') as name, ${COURIER} as kind`,
  })
  const meals = moneyRows({
    stores,
    days,
    families: ['food'],
    columns: sql`${COLLECT_COLUMNS}, c.code as currency, o.total_cents as bill,
      ${PAYMENT_KIND} as payment`,
  })
  const [ofGoods, ofMeals] = await Promise.all([
    queries.execute<Row>(sql`
      select currency, family, day, name, kind, null as payment, collecting, count(*) as orders,
        sum(collect) as cents
      from (${goods}) facts where collect is not null and collecting is not null
      group by grouping sets ((currency, collecting, family), (currency, collecting, day),
        (currency, collecting, name, kind))`),
    queries.execute<Row>(sql`
      select currency, null as family, null as day, null as name, null as kind, payment, collecting,
        count(*) as orders, sum(bill) as cents
      from (${meals}) facts
      where payment is not null and bill is not null and collecting is not null
      group by currency, collecting, payment`),
  ])
  const { rows } = ofGoods
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
    byPayment: collectionsOf(ofMeals.rows, ({ payment }) =>
      payment === null ? null : { payment },
    ).toSorted((a, b) => a.payment - b.payment),
  }
}

/** Rows with the same key and currency are one collection; those without a key are of another part. */
function collectionsOf<Key extends object>(
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
    const sum = { orders: Number(row.orders), cents: Number(row.cents) }
    const expected = {
      orders: known.expected.orders + sum.orders,
      cents: known.expected.cents + sum.cents,
    }
    found.set(name, { ...known, expected, [collecting]: sum })
  }
  return [...found.values()]
}

const NONE = { orders: 0, cents: 0 }

const emptyCollection = (currency: string): Collection => ({
  currency,
  expected: NONE,
  ...(Object.fromEntries(COLLECTING.map((one) => [one, NONE])) as Record<Collecting, typeof NONE>),
})
