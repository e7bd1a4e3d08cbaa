import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { countStages } from './count-stages'
import { findPage } from './find-page'
import { listScope } from './list-scope'
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
  const [page, counts] = await Promise.all([
    findPage(db, { scope, address: query.address, most: PAGE, now }),
    countStages(db, { scope, now }),
  ])
  return {
    rows: await readRows(db, { actor, family: query.family, orderIds: page.ids }),
    next: page.next,
    isCut: page.isCut,
    counts,
  }
}

const NOTHING = Object.fromEntries(
  STAGE_FILTERS.map((filter) => [filter, { count: 0, more: false }]),
) as Record<StageFilter, { count: number; more: boolean }>
