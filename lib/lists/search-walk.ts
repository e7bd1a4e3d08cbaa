import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { mostOfStore } from '@/lib/orders/lists/most-of-store'
import { hasParts, hasWords } from '@/lib/orders/lists/search-condition'
import type { SearchWords } from '@/lib/orders/lists/search-words'
import { walkOrder, walkStores, type Walk } from './list-walk'

export type Walked = {
  /** As the list is sorted. */
  ids: number[]
  /** The last that was looked at; null when there was none. */
  last: number | null
  /** Nothing comes after it. */
  isAll: boolean
  /** How many were looked at, */
  seen: number
  /** and to how many of them the index of parts of words leads. */
  led: number
}

/** A walk, and how it went on. */
export const together = (walked: Walked, next: Walked): Walked => ({
  ids: [...walked.ids, ...next.ids],
  last: next.last ?? walked.last,
  isAll: next.isAll,
  seen: walked.seen + next.seen,
  led: walked.led + next.led,
})

/** To what share of orders the index of parts of words leads, as far as a walk tells; more than nothing. */
export const shareLed = ({ seen, led }: Walked): number => Math.max(1, led) / Math.max(1, seen)

/**
 * What a search finds among the next orders of a list, as it is sorted and filtered: looked at one by
 * one, about `most` at the stores together.
 */
export async function searchWalk(
  queries: Queries,
  walk: Walk & { search: SearchWords; most: number },
): Promise<Walked> {
  const { search, most } = walk
  const ofStore = mostOfStore(most, walk.scope.storeIds.length)
  // As soon as the walk of one store was cut short, something of it may be missing.
  const { rows } = await queries.execute<Row>(sql`
    with walked as materialized (
      select page.id, page.nth, row_number() over (order by ${walkOrder(walk.address.sort)}) as place
      from (${walkStores(walk, ofStore)}) page),
    edge as (select min(place) as place from walked where nth = ${ofStore}),
    looked as materialized (
      select w.id, w.place, ${hasParts(sql`q.text`, search)} as may,
        ${hasWords(sql`q.text`, search)} and ${walk.scope.test(sql`w.id`)} as has
      from walked w cross join lateral (
        -- One by one: the whole table is never worth reading for these few.
        select k.text from order_search k where k.order_id = w.id offset 0) q
      where w.place <= coalesce((select place from edge), w.place))
    select array_agg(id order by place) filter (where has) as ids, count(*) as seen,
      count(*) filter (where may) as led,
      (array_agg(id order by place desc))[1] as last, (select place from edge) is null as "isAll"
    from looked`)
  const [row] = rows
  if (!row) throw new Error('a walk without an answer')
  const { ids, last, isAll } = row
  return {
    ids: (ids ?? []).map(Number),
    last: last === null ? null : Number(last),
    isAll,
    seen: Number(row.seen),
    led: Number(row.led),
  }
}

type Row = {
  ids: string[] | null
  seen: string
  led: string
  last: string | null
  isAll: boolean
}
