import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireOwnDevice, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { Locale } from '@/lib/i18n/locales'
import type { ListAddress } from '../model/list-address'
import type { ExportQuery } from '../model/list-form'
import { readRows } from '../read-rows'
import { exportCells } from './export-cells'
import { type ExportFile, exportFile } from './export-file'
import { listPages } from './list-pages'

/**
 * The orders that a list's address asks for, or the chosen ones of them, as a file in the list's order
 * and the person's language, a part at a time. That it was taken away stands in the log, without what
 * was searched for; never on a shared tablet.
 */
export async function exportOrders(input: {
  actor: Actor
  query: ExportQuery
  locale: Locale
}): Promise<ExportFile> {
  const { actor, query, locale } = input
  requireOwnDevice(actor)
  const { family, storeIds, orderIds, format } = query
  const db = database()
  await recordAudit(db, {
    action: 'order.exported',
    actor,
    after: { ...askedFor(query), chosen: orderIds?.length ?? null },
  })
  const { columns, cells } = await exportCells({ db, storeIds: storesOf(query, storeIds), locale })
  async function* pages() {
    const found =
      orderIds === null ? listPages({ db, actor, query, now: new Date() }) : [{ ids: orderIds }]
    for await (const { ids } of found) {
      yield cells(await readRows(db, { actor, family, orderIds: ids }))
    }
  }
  return exportFile({ family, format, columns, pages: pages() })
}

/** A report names its stores itself. */
export const storesOf = (
  { address }: { address: Pick<ListAddress, 'stores'> },
  storeIds: readonly number[],
): readonly number[] => (address.stores.length > 0 ? address.stores : storeIds)

/** What the log says of a list that became a file. A search may be somebody's name. */
export function askedFor({
  family,
  address,
  format,
}: Pick<ExportQuery, 'family' | 'address' | 'format'>) {
  const { show, from, to, product, district, printed, exception, search } = address
  const { late, doubt, courier, by } = address
  const filters = {
    show,
    from,
    to,
    product,
    district,
    printed,
    import: address.import,
    exception,
    late,
    doubt,
    courier,
    by,
  }
  return { family, format, ...filters, searched: search !== '' }
}
