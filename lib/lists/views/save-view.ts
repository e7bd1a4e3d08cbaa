import 'server-only'
import { count, eq, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { can, canAnywhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { listViews } from '@/lib/db/tables/people'
import { MAY } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { listSearch, readListAddress } from '../model/list-address'
import type { SaveView } from '../model/list-requests'

/** More than anybody finds their way among. */
const MOST_VIEWS = 50

/**
 * Keeps a view of a list under a name, for the person or for a store; one of that name is replaced.
 * Throws `notAllowed` where they may not place at the store, or see the list anywhere, and
 * `wrongInput` for more views than anybody finds their way among.
 */
export async function saveView(input: { actor: Actor; form: SaveView }): Promise<{ id: number }> {
  const { actor, form } = input
  const { family, name, storeId } = form
  const isAllowed =
    storeId === null ? canAnywhere(actor, MAY.see[family]) : can(actor, MAY.place[family], storeId)
  if (!isAllowed) throw new Problem('notAllowed')
  const owner = storeId === null ? { personId: actor.id } : { storeId }
  const theirs =
    storeId === null ? eq(listViews.personId, actor.id) : eq(listViews.storeId, storeId)
  const search = searchOf(form)
  return database().transaction(async (tx) => {
    const [kept] = await tx.select({ count: count() }).from(listViews).where(theirs)
    if ((kept?.count ?? 0) >= MOST_VIEWS) {
      throw new Problem('wrongInput', { fields: { name: 'tooManyViews' } })
    }
    const column = storeId === null ? listViews.personId : listViews.storeId
    const [row] = await tx
      .insert(listViews)
      .values({ family, name, search, ...owner })
      .onConflictDoUpdate({
        target: [column, listViews.family, listViews.name],
        targetWhere: sql`${column} is not null`,
        set: { search },
      })
      .returning({ id: listViews.id })
    if (!row) throw new Error('the view was not written')
    if (storeId !== null) {
      await recordAudit(tx, { action: 'view.shared', actor, storeId, after: { family, name } })
    }
    return row
  })
}

/**
 * What an address of that family says, and nothing else; a view begins at its first page. Whom
 * somebody looked for is left out: a view outlives what is kept of a customer.
 */
function searchOf({ family, search }: SaveView): string {
  const address = readListAddress(family, new URLSearchParams(search))
  return listSearch(family, { ...address, search: '', after: null })
}
