import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { findPage } from '../find-page'
import { listScope } from '../list-scope'
import type { ListQuery } from '../model/listed-order'

/** Orders that are held at once, however many there are. */
export const ROWS_A_PAGE = 500

type Pages = {
  db: Database
  actor: Actor
  query: ListQuery
  now: Date
  /** The last order that was looked at before; null for the beginning. */
  after?: number | null
  most?: number
}

/**
 * The ids of a list page after page, each from where the one before ended; `next` is the last that was
 * looked at, null behind the last page. A page of a search may be empty and have others behind it.
 */
export async function* listPages(
  input: Pages,
): AsyncIterable<{ ids: number[]; next: number | null }> {
  const { db, actor, query, now, most = ROWS_A_PAGE } = input
  const scope = await listScope(db, { actor, query })
  let { after = null } = input
  while (scope) {
    const address = { ...query.address, after }
    const { ids, next } = await findPage(db, { scope, address, most, now })
    yield { ids, next }
    if (next === null) return
    after = next
  }
}
