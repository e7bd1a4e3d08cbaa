import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { countStages, MOST_COUNTED } from './count-stages'
import { beginningOf, findPage } from './find-page'
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
  const now = new Date()
  const found =
    scope.search && (await findPage(db, { scope, address: FIRST, most: MOST_COUNTED, now }))
  const { address } = query
  const [page, counts] = await Promise.all([
    found && isFirst(address)
      ? beginningOf(found, PAGE)
      : findPage(db, { scope, address, most: PAGE, now }),
    countStages(db, { scope, found, now }),
  ])
  return {
    rows: await readRows(db, { actor, family: query.family, orderIds: page.ids }),
    next: page.next,
    isCut: page.isCut,
    counts,
  }
}

/** What a search shows when nobody chose anything else, and what is counted. */
const FIRST = { show: 'all', sort: { by: 'placed', down: true }, after: null } as const

const isFirst = ({ show, sort, after }: ListAddress): boolean =>
  show === FIRST.show && sort.by === FIRST.sort.by && sort.down && after === null

const NOTHING = Object.fromEntries(
  STAGE_FILTERS.map((filter) => [filter, { count: 0, more: false }]),
) as Record<StageFilter, { count: number; more: boolean }>
