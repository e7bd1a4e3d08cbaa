import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireOwnDevice, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { Locale } from '@/lib/i18n/locales'
import { exportFile } from './export-cells'
import { findPage } from '../find-page'
import { listScope } from '../list-scope'
import type { ListAddress } from '../model/list-address'
import type { ExportQuery } from '../model/list-form'
import { readRows } from '../read-rows'

/** Rows that are held at once, however many there are. */
const AT_ONCE = 500

/**
 * The orders that a list's address asks for, or the chosen ones of them, as CSV in the list's order
 * and the person's language, a part at a time. That it was taken away stands in the log, without what
 * was searched for; never on a shared tablet.
 */
export async function exportOrders(input: {
  actor: Actor
  query: ExportQuery
  locale: Locale
}): Promise<{ chunks: AsyncIterable<string>; type: string; name: string }> {
  const { actor, query } = input
  requireOwnDevice(actor)
  const { family, address, orderIds } = query
  await recordAudit(database(), {
    action: 'order.exported',
    actor,
    after: { family, ...filtersOf(address), chosen: orderIds?.length ?? null },
  })
  const name = { food: 'food-orders', parcel: 'parcels', express: 'waybills' }[family]
  return { chunks: parts(input), type: 'text/csv; charset=utf-8', name: `${name}.csv` }
}

/** A search may be somebody's name. */
function filtersOf(address: ListAddress) {
  const { show, from, to, product, district, printed, exception, search } = address
  const searched = search !== ''
  return { show, from, to, product, district, printed, import: address.import, exception, searched }
}

async function* parts(input: Parameters<typeof exportOrders>[0]): AsyncIterable<string> {
  const { actor, query, locale } = input
  const db = database()
  const file = await exportFile({ db, storeIds: query.storeIds, locale })
  yield file.head
  const pages = query.orderIds === null ? pagesOf(input) : [query.orderIds]
  for await (const orderIds of pages) {
    const rows = await readRows(db, { actor, family: query.family, orderIds })
    yield file.lines(rows)
  }
}

/** Page after page as the list has them, each from where the one before ended. */
async function* pagesOf({
  actor,
  query,
}: Parameters<typeof exportOrders>[0]): AsyncIterable<number[]> {
  const db = database()
  const scope = await listScope(db, { actor, query })
  let { after } = { ...query.address, after: null as number | null }
  while (scope) {
    const address = { ...query.address, after }
    const { ids, next } = await findPage(db, { scope, address, most: AT_ONCE, now: new Date() })
    if (ids.length > 0) yield ids
    if (next === null) return
    after = next
  }
}
