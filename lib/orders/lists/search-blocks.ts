import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { SEARCH_BLOCK_BITS } from '@/lib/db/tables/order-codes'
import { isLikeAll, wordPatterns } from './search-condition'
import type { SearchWords } from './search-words'

const BLOCK = 2 ** SEARCH_BLOCK_BITS

/** So many orders to which the index leads are looked at for one answer, about. */
const MOST_LOOKED_AT = 10_000

/** What the index leads to no more than these for, it seems, is looked for at once, in no order. */
const FEW_LED_TO = 10_000
/** So many are found in no order, where no more are wanted and there seem to be no more. */
const FEW = 500

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
  /** And what share has all words. */
  shareFound: number
  /** What else is asked of a searched order `q`. */
  condition: SQL
  most: number
}

export type FoundInBlocks = {
  /** The latest first. */
  ids: number[]
  /** Older orders than this one were not looked at; null when all were. */
  floor: number | null
}

/**
 * The latest orders of some stores with the words of a search, by the index of parts of words: what few
 * have at once, else block after block of orders, the latest first, until there are enough, or enough
 * were looked at for one answer (decision 0308).
 */
export async function foundInBlocks(queries: Queries, blocks: Blocks): Promise<FoundInBlocks> {
  const { storeIds, most, share, shareFound } = blocks
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
  // As many as are wanted anyway are no more work in no order.
  const few = Math.max(FEW, most)
  if (share * before < FEW_LED_TO && shareFound * before < few) {
    const ids = await foundAtOnce(queries, search, few)
    if (ids !== null) return cutAt(most, ids, null)
  }
  const top = Math.floor((before - 1) / BLOCK)
  const lowest = Math.max(0, top + 1 - blocksWithin(share))
  const ids = await foundInTurn(queries, search, { top, lowest })
  return cutAt(most, ids, lowest === 0 ? null : lowest * BLOCK)
}

function cutAt(most: number, found: readonly number[], floor: number | null): FoundInBlocks {
  const ids = found.toSorted((a, b) => b - a).slice(0, most)
  return { ids, floor: found.length < most ? floor : (ids.at(-1) ?? null) }
}

type Search = Blocks & { before: number; isOfStore: SQL }

/** All of them; null where they are more than the latest orders made believe. */
async function foundAtOnce(
  queries: Queries,
  search: Search,
  few: number,
): Promise<number[] | null> {
  const { table, hasAll } = patternsOf(search)
  const { rows } = await queries.execute<{ id: string; kept: boolean }>(sql`
    with ${table}
    select q.order_id as id, ${search.condition} as kept from pattern cross join lateral (
      select q.* from order_search q
      where ${search.isOfStore} and q.order_id + 0 < ${search.before} and ${hasAll}
      limit ${few + 1}) q`)
  if (rows.length > few) return null
  return rows.flatMap(({ id, kept }) => (kept ? [Number(id)] : []))
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
 */
function patternsOf({ search }: Search): { table: SQL; hasAll: SQL } {
  const patterns = wordPatterns(search)
  const name = (at: number) => sql.raw(`word_${at}`)
  const columns = patterns.map((pattern, at) => sql`${pattern} as ${name(at)}`)
  return {
    table: sql`pattern as materialized (select ${sql.join(columns, sql`, `)})`,
    hasAll: isLikeAll(
      sql`q.text`,
      patterns.map((_, at) => sql`pattern.${name(at)}`),
    ),
  }
}

/** At least one, so that every answer gets further. */
const blocksWithin = (share: number) => Math.max(1, Math.floor(MOST_LOOKED_AT / (share * BLOCK)))

async function nextOrderId(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ id: string | null }>(
    sql`select max(order_id) as id from order_search`,
  )
  return Number(rows[0]?.id ?? 0) + 1
}
