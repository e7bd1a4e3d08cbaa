import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { SEARCH_BLOCK_BITS } from '@/lib/db/tables/order-codes'
import { isLikeAll, wordPatterns } from './search-condition'
import { type SearchWords, threesOf } from './search-words'

const BLOCK = 2 ** SEARCH_BLOCK_BITS

/** So many orders to which the index leads are looked at for one answer, about. */
const MOST_LOOKED_AT = 10_000

/** What the index leads to no more than these for, it seems, is looked for at once, in no order. */
const FEW_LED_TO = 10_000
/** So many are found in no order, where no more are wanted and there seem to be no more. */
const FEW = 500
/** And so many where it turns out to be more, or where most of them are not what else is asked for. */
const MOST_AT_ONCE = 2_000

/** How many have it, this many ids of the latest orders tell at the least. */
const TELLING = BLOCK / 8

/** The index is asked for each store by itself; of more than these it is cheaper to leave some out. */
const STORES_BY_INDEX = 8

/** What the index knows of more than every so manieth order, it does not help to find. */
const COMMON = 1 / 8

export const isCommon = (share: number): boolean => share > COMMON

type Blocks = {
  search: SearchWords
  storeIds: readonly number[]
  /** Only older orders than this one; null for all. */
  before: number | null
  /** What share of orders the index leads to, as far as the latest ones tell (`hasParts`). */
  share: number
  /** What else is asked of a searched order `q`. */
  condition: SQL
  most: number
}

export type FoundInBlocks = {
  /** The latest first: more than were asked for, where all of them are known. */
  ids: number[]
  /** Older orders than this one were not looked at; null when all were. */
  floor: number | null
}

/**
 * The latest orders of some stores with the words of a search, by the index of parts of words: block
 * after block of orders, the latest first, until there are enough, or enough were looked at for one
 * answer; and at once where the latest blocks tell that few have it (decision 0308).
 */
export async function foundInBlocks(queries: Queries, blocks: Blocks): Promise<FoundInBlocks> {
  const { storeIds, most, share } = blocks
  const before = blocks.before ?? (await nextOrderId(queries))
  const stores = sql`${sql.param([...storeIds])}::bigint[]`
  const search = {
    ...blocks,
    before,
    isOfStore:
      storeIds.length <= STORES_BY_INDEX
        ? sql`q.store_id = any(${stores})`
        : sql`q.store_id + 0 = any(${stores})`,
  }
  const top = blockOf(before - 1)
  const lowest = Math.max(0, top + 1 - blocksWithin(share))
  const floor = lowest === 0 ? null : lowest * BLOCK
  const ofLatest = Math.max(lowest, blockOf(before - TELLING))
  const latest = await foundInTurn(queries, search, { top, lowest: ofLatest })
  const missing = most - latest.length
  if (missing <= 0 || ofLatest === lowest) return cutAt(most, latest, floor)
  const older = { ...search, before: ofLatest * BLOCK, most: missing }
  const found = latest.length / (before - older.before)
  if (share * before < FEW_LED_TO && found * before < Math.max(FEW, most)) {
    const ids = await foundAtOnce(queries, older)
    if (ids !== null) return { ids: [...latest, ...ids], floor: null }
  }
  const ids = await foundInTurn(queries, older, { top: ofLatest - 1, lowest })
  return cutAt(most, [...latest, ...ids], floor)
}

const blockOf = (id: number) => Math.max(0, Math.floor(id / BLOCK))

const cutAt = (most: number, ids: number[], floor: number | null): FoundInBlocks => ({
  ids,
  floor: ids.length < most ? floor : (ids.at(-1) ?? null),
})

type Search = Blocks & { before: number; isOfStore: SQL }

/** All of them, the latest first; null where they are more than the latest blocks made believe. */
async function foundAtOnce(queries: Queries, search: Search): Promise<number[] | null> {
  const { table, hasAll } = patternsOf(search)
  // As many as are wanted anyway are no more work in no order.
  const enough = Math.max(MOST_AT_ONCE, search.most)
  const { rows } = await queries.execute<{ id: string; kept: boolean }>(sql`
    with ${table}
    select q.order_id as id, ${search.condition} as kept from pattern cross join lateral (
      select q.* from order_search q
      where ${search.isOfStore} and q.order_id + 0 < ${search.before} and ${hasAll}
      limit ${enough + 1}) q`)
  if (rows.length > enough) return null
  return rows.flatMap(({ id, kept }) => (kept ? [Number(id)] : [])).sort((a, b) => b - a)
}

async function foundInTurn(
  queries: Queries,
  search: Search,
  { top, lowest }: { top: number; lowest: number },
): Promise<number[]> {
  // The blocks come in turn, and each in order: what a loop within a loop gives needs no sorting, and
  // ends with the block in which there are enough. No other index may seem to lead there: that of ids
  // would be walked from its end for every block.
  const { table, hasAll } = patternsOf(search)
  const { rows } = await queries.execute<{ id: string }>(sql`
    with ${table}
    select found.order_id as id
    from pattern cross join generate_series(${top}::bigint, ${lowest}::bigint, -1) as block(nr)
    cross join lateral (
      select q.order_id from order_search q
      where q.order_id >> ${sql.raw(String(SEARCH_BLOCK_BITS))} = block.nr
        and ${search.isOfStore} and q.order_id + 0 < ${search.before}
        and ${hasAll} and ${search.condition}
      order by q.order_id + 0 desc limit ${search.most}) found
    limit ${search.most}`)
  return rows.map(({ id }) => Number(id))
}

/**
 * What the words are like, in a table that is read apart: so the planner takes neither a word for so
 * rare that the number of the block were not worth looking up, nor for so common that the whole table
 * were worth reading. What is right was found out before.
 *
 * Of a long number the index is asked for each part by itself: it passes over what lacks one of them,
 * where of a word it reads all parts of whatever has the rarest.
 */
function patternsOf({ search }: Search): { table: SQL; hasAll: SQL } {
  const numbers = search.words.filter(isLongNumber)
  const led = search.words.flatMap((word) =>
    isLongNumber(word) ? [...new Set(threesOf(word))] : [word],
  )
  const name = (kind: 'led' | 'number', at: number) => sql.raw(`${kind}_${at}`)
  const columns = [
    ...wordPatterns(led).map((pattern, at) => sql`${pattern} as ${name('led', at)}`),
    ...wordPatterns(numbers).map((pattern, at) => sql`${pattern} as ${name('number', at)}`),
  ]
  const isLike = isLikeAll(
    sql`q.text`,
    led.map((_, at) => sql`pattern.${name('led', at)}`),
  )
  const isNumber = isLikeAll(
    sql`(q.text || '')`,
    numbers.map((_, at) => sql`pattern.${name('number', at)}`),
  )
  return {
    table: sql`pattern as materialized (select ${sql.join(columns, sql`, `)})`,
    hasAll: sql`${isLike} and ${isNumber}`,
  }
}

const isLongNumber = (word: string): boolean => /^[a-z]{0,3}\d{8,}$/i.test(word)

/** At least one, so that every answer gets further. */
const blocksWithin = (share: number) => Math.max(1, Math.floor(MOST_LOOKED_AT / (share * BLOCK)))

async function nextOrderId(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ id: string | null }>(
    sql`select max(order_id) as id from order_search`,
  )
  return Number(rows[0]?.id ?? 0) + 1
}
