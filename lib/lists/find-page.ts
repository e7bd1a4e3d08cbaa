import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { foundInBlocks, isCommon } from '@/lib/orders/lists/search-blocks'
import type { SearchWords } from '@/lib/orders/lists/search-words'
import { idsAmong, isInList, walkOrder, walkStores, type Walk } from './list-walk'
import { searchWalk, shareLed, together, type Walked } from './search-walk'
import { isOpenOnly } from './store-way'

/** So many orders are looked at one by one, before an index is asked; */
const FIRST_WALK = 500
/** so many more, where these make believe that it would not help, */
const SECOND_WALK = 1_500
/** and so many where it does not. */
const LAST_WALK = 10_000
/** How much further than it seems to take: what was found so far is a part of it. */
const SPARE = 1.25

/** Of what has to be sorted as a whole no more is found at once. */
const MOST_SORTED = 5_000

type Page = Walk & {
  most: number
  /** What else asks for the same of the list as a whole: where it comes to know all, nothing is looked for twice. */
  whole?: Promise<FoundPage> | null
}

export type FoundPage = {
  ids: number[]
  /** After which id the next page begins; null when there is none. */
  next: number | null
  /** Enough was looked at for one page, rather than found: there may be more, or nothing. */
  isCut: boolean
  /** All that a search finds after `after`, where it came to know them. */
  all: readonly number[] | null
}

/**
 * The ids of the orders after one (`after`; null for the first), by the chosen sort and then by id,
 * so that a page begins where the one before ended whatever happens in between. A search looks at so
 * many orders and no more, and goes on with the next page (decision 0308).
 */
export async function findPage(queries: Queries, page: Page): Promise<FoundPage> {
  const { scope, address, most } = page
  if (scope.search !== null) return searched(queries, page, scope.search)
  if (scope.ids !== null)
    return cutAt(most, await idsOf(queries, idsAmong(page, scope.ids, most + 1)))
  const ids = await idsOf(
    queries,
    sql`select page.id from (${walkStores(page, most + 1)}) page
      order by ${walkOrder(address.sort)} limit ${most + 1}`,
  )
  return cutAt(most, ids)
}

/** The beginning of a page that was read further than it is shown. */
export function beginningOf(page: FoundPage, most: number): FoundPage {
  return page.ids.length > most ? cutAt(most, page.ids) : page
}

/** What many have is soon found by walking down the list; what few have, by its index. */
async function searched(queries: Queries, page: Page, search: SearchWords): Promise<FoundPage> {
  const { address, most } = page
  const walk = { ...page, search }
  const first = await searchWalk(queries, { ...walk, most: FIRST_WALK })
  const known = isEnough(first, most) ? null : (await page.whole)?.all
  if (known) return cutAt(most, await idsOf(queries, idsAmong(page, known, most + 1)))
  const leads = (walked: Walked) => search.parts.length > 0 && !isCommon(shareLed(walked))
  // The very latest are more alike than others, such as by the first digits of their numbers.
  const second = leads(first) ? first : await walkedOn(queries, walk, first, SECOND_WALK)
  // What is open is soon walked through.
  const walked =
    leads(second) && !isOpenOnly(address.show)
      ? second
      : await walkedOn(queries, walk, second, LAST_WALK)
  if (walked.isAll) return allOf(most, walked.ids)
  if (walked.ids.length > most) return cutAt(most, walked.ids)
  if (!leads(walked)) return cutOff(walked.ids, walked.last)
  const inBlocks = { search, storeIds: page.scope.storeIds, share: shareLed(walked) }
  if (address.sort.by === 'placed' && address.sort.down) {
    const older = await foundInBlocks(queries, {
      ...inBlocks,
      before: walked.last,
      condition: isInList(page),
      most: most + 1 - walked.ids.length,
    })
    const ids = [...walked.ids, ...older.ids]
    if (older.floor === null) return allOf(most, ids)
    return ids.length > most ? cutAt(most, ids) : cutOff(ids, older.floor)
  }
  const condition = sql`q.family = ${page.scope.family}`
  const all = await foundInBlocks(queries, {
    ...inBlocks,
    before: null,
    condition,
    most: MOST_SORTED,
  })
  if (all.floor !== null) return cutOff(walked.ids, walked.last)
  return cutAt(most, await idsOf(queries, idsAmong(page, all.ids, most + 1)))
}

const isEnough = ({ ids, isAll }: Walked, most: number): boolean => isAll || ids.length > most

/** Walks on as far as what was found so far makes believe that it takes, and at most so far. */
async function walkedOn(
  queries: Queries,
  walk: Page & { search: SearchWords },
  walked: Walked,
  left: number,
): Promise<Walked> {
  if (left <= 0 || isEnough(walked, walk.most)) return walked
  const missing = walk.most + 1 - walked.ids.length
  // Nothing found so far leads all the way at once.
  const enough = Math.ceil(((missing * Math.max(1, walked.seen)) / walked.ids.length) * SPARE)
  const most = Math.min(left, Math.max(FIRST_WALK, enough))
  const address = { ...walk.address, after: walked.last }
  const next = await searchWalk(queries, { ...walk, address, most })
  return walkedOn(queries, walk, together(walked, next), left - most)
}

function cutAt(most: number, ids: readonly number[]): FoundPage {
  const shown = ids.slice(0, most)
  const next = ids.length > most ? (shown.at(-1) ?? null) : null
  return { ids: shown, next, isCut: false, all: null }
}

const allOf = (most: number, all: readonly number[]): FoundPage => ({ ...cutAt(most, all), all })

const cutOff = (ids: number[], next: number | null): FoundPage => ({
  ids,
  next,
  isCut: true,
  all: null,
})

async function idsOf(queries: Queries, query: SQL): Promise<number[]> {
  const { rows } = await queries.execute<{ id: string }>(query)
  return rows.map(({ id }) => Number(id))
}
