import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import type { Measure } from '@/lib/orders/model/figure'
import { type Counted, pieceRows } from './find-counted'
import type { Histogram } from './model/overview'
import { packedTimesOf } from './span-figures'

/** Of what a time counts as a part. */
type Told = { period: string; storeId: number; courier: string }

type WireRow = {
  /** The place of its piece; of what was counted just now null, and `period` says it. */
  at: number | null
  period: string | null
  storeId: string
  courier: string
  measure: Measure
  minutes: string
  orders: string
}

type Sums = number[]

/**
 * How many orders took so many whole minutes, by each part that `partsOf` has a time count in. They
 * are added up here: the lists of minutes would be hundreds of thousands of rows to the database.
 */
export async function readTimes<Part extends object>(
  queries: Queries,
  family: Family,
  counted: Counted,
  partsOf: (told: Told) => Part[],
): Promise<(Part & { measure: Measure; took: Histogram })[]> {
  const { open, pieces } = counted
  const { rows } = await queries.execute<WireRow>(sql`
    select null::int as at, period, store_id as "storeId", courier, measure,
      array_to_string(minutes, ',') as minutes, array_to_string(orders, ',') as orders
    from (${packedTimesOf(family, open)}) open
    union all
    select p.at, null, t.store_id, t.courier, t.measure,
      array_to_string(t.minutes, ','), array_to_string(t.orders, ',')
    from ${pieceRows(pieces)}
    join report_times t on t.store_id = p.store_id and t.family = ${family}
      and t.is_month = p.is_month and t.day between p.first and p.last`)
  return addUp(alike(rows, counted), partsOf)
}

type Sum = Omit<Told, 'period'> & { periods: readonly string[]; measure: Measure; of: Sums }

/** What is of the same periods, store, courier and measure, in one: days and months are very many. */
function alike(rows: readonly WireRow[], { pieces }: Counted): Iterable<Sum> {
  const sums = new Map<string, Sum>()
  for (const { at, period, storeId, courier, measure, minutes, orders } of rows) {
    const periods = at === null ? [period ?? ''] : (pieces[at]?.periods ?? [])
    const key = JSON.stringify([periods, storeId, measure, courier])
    const sum = sums.get(key) ?? {
      periods,
      storeId: Number(storeId),
      courier,
      measure,
      of: [],
    }
    sums.set(key, sum)
    const counts = orders.split(',')
    for (const [place, text] of minutes.split(',').entries()) {
      add(sum.of, Number(text), Number(counts[place]))
    }
  }
  return sums.values()
}

function addUp<Part extends object>(sums: Iterable<Sum>, partsOf: (told: Told) => Part[]) {
  const parts = new Map<string, { part: Part; measure: Measure; of: Sums }>()
  for (const { periods, storeId, courier, measure, of } of sums) {
    for (const part of periods.flatMap((period) => partsOf({ period, storeId, courier }))) {
      const key = JSON.stringify([measure, part])
      const known = parts.get(key) ?? { part, measure, of: [] }
      parts.set(key, known)
      of.forEach((orders, minutes) => add(known.of, minutes, orders))
    }
  }
  return [...parts.values()].map(({ part, measure, of }) => ({ ...part, measure, took: of }))
}

function add(to: Sums, minutes: number, orders: number): void {
  to[minutes] = (to[minutes] ?? 0) + orders
}
