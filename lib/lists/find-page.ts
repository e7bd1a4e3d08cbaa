import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { foundInBlocks, isCommon } from '@/lib/orders/lists/search-blocks'
import type { SearchWords } from '@/lib/orders/lists/search-words'
import { idsAmong, isInList, walkOrder, walkStores, type Walk } from './list-walk'
import { searchWalk, type Walked } from './search-walk'

/** So many orders are looked at one by one, before an index is asked and where none helps. */
const FIRST_WALK = 2_000
const SECOND_WALK = 10_000
/** How much further than it seems to take: what was found so far is a part of it. */
const SPARE = 1.25

/** Of what has to be sorted as a whole no more is found at once. */
const MOST_SORTED = 5_000

type Page = Walk & { most: number }

export type FoundPage = {
  ids: number[]
  /** After which id the next page begins; null when there is none. */
  next: number | null
  /** Enough was looked at for one page, rather than found: there may be more, or nothing. */
  isCut: boolean
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
  const walked = await searchWalk(queries, { ...page, search, most: FIRST_WALK })
  if (walked.ids.length > most || walked.isAll) return cutAt(most, walked.ids)
  if (search.parts.length === 0 || isCommon(walked.share)) {
    const { ids, isAll, last } = await walkedOn(queries, page, { search, walked })
    return ids.length > most || isAll ? cutAt(most, ids) : cutOff(ids, last)
  }
  const { share, shareFound } = walked
  const inBlocks = { search, storeIds: page.scope.storeIds, share, shareFound }
  if (address.sort.by === 'placed' && address.sort.down) {
    const older = await foundInBlocks(queries, {
      ...inBlocks,
      before: walked.last,
      condition: isInList(page),
      most: most + 1 - walked.ids.length,
    })
    const ids = [...walked.ids, ...older.ids]
    return ids.length > most || older.floor === null ? cutAt(most, ids) : cutOff(ids, older.floor)
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

/** Walks on as far as what was found so far makes believe that it takes, or as far as one answer may. */
async function walkedOn(
  queries: Queries,
  page: Page,
  { search, walked }: { search: SearchWords; walked: Walked },
): Promise<Pick<Walked, 'ids' | 'isAll' | 'last'>> {
  const ids = [...walked.ids]
  let { isAll, last } = walked
  let left = SECOND_WALK
  while (left > 0 && !isAll && ids.length <= page.most) {
    const missing = page.most + 1 - ids.length
    // Nothing found so far leads all the way at once.
    const enough = Math.ceil((missing / walked.shareFound) * SPARE)
    const most = Math.min(left, Math.max(FIRST_WALK, enough))
    const address = { ...page.address, after: last }
    const next = await searchWalk(queries, { ...page, address, search, most })
    ids.push(...next.ids)
    isAll = next.isAll
    last = next.last ?? last
    left -= most
  }
  return { ids, isAll, last }
}

function cutAt(most: number, ids: readonly number[]): FoundPage {
  const shown = ids.slice(0, most)
  return { ids: shown, next: ids.length > most ? (shown.at(-1) ?? null) : null, isCut: false }
}

const cutOff = (ids: number[], next: number | null): FoundPage => ({ ids, next, isCut: true })

async function idsOf(queries: Queries, query: SQL): Promise<number[]> {
  const { rows } = await queries.execute<{ id: string }>(query)
  return rows.map(({ id }) => Number(id))
}
