import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { countStages, MOST_FOUND_COUNTED } from './count-stages'
import { beginningOf, findPage, type FoundPage } from './find-page'
import { listScope } from './list-scope'
import type { ListAddress } from './model/list-address'
import type { ListPage, ListQuery } from './model/listed-order'
import { STAGE_FILTERS } from './model/stage-filter'
import type { StageFilter } from './model/stage-filter'
import { readRows } from './read-rows'

/** Orders of one page. */
const PAGE = 50

/**
 * One page of the orders of a family at those of the given stores where the person may see them, in
 * the order that the address says, with how many there are by stage.
 */
export async function listOrders(input: { actor: Actor; query: ListQuery }): Promise<ListPage> {
  const { actor, query } = input
  const db = database()
  const scope = await listScope(db, input)
  if (!scope) return { rows: [], next: null, isCut: false, counts: NOTHING }
  const { address, family } = query
  const asked = { scope, now: new Date() }
  const first = scope.search && findPage(db, { ...asked, address: FIRST, most: MOST_FOUND_COUNTED })
  const isFirstPage = first !== null && isFirst(address)
  const page = isFirstPage
    ? firstShown(first)
    : findPage(db, { ...asked, address, most: PAGE, whole: first })
  // Side by side: among a million orders a search takes a while, and another by its stage as long again.
  const [shown, counts] = await Promise.all([
    withRows(page, (orderIds) => readRows(db, { actor, family, orderIds })),
    countFound(first, (found) => countStages(db, { ...asked, found })),
  ])
  return { ...shown, counts }
}

const firstShown = async (first: Promise<FoundPage>): Promise<FoundPage> =>
  beginningOf(await first, PAGE)

async function withRows<Rows>(
  page: Promise<FoundPage>,
  read: (orderIds: number[]) => Promise<Rows>,
): Promise<{ rows: Rows; next: number | null; isCut: boolean }> {
  const { ids, next, isCut } = await page
  return { rows: await read(ids), next, isCut }
}

const countFound = async <Counts>(
  first: Promise<FoundPage> | null,
  count: (found: FoundPage | null) => Promise<Counts>,
): Promise<Counts> => count(await first)

/** What a search shows when nobody chose anything else, and what is counted. */
const FIRST = { show: 'all', sort: { by: 'placed', down: true }, after: null } as const

const isFirst = ({ show, sort, after }: ListAddress): boolean =>
  show === FIRST.show && sort.by === FIRST.sort.by && sort.down && after === null

const NOTHING = Object.fromEntries(
  STAGE_FILTERS.map((filter) => [filter, { count: 0, more: false }]),
) as Record<StageFilter, { count: number; more: boolean }>
