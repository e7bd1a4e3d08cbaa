import type { ExceptionPage, ShownException } from '@/lib/exceptions/schema'
import { orderHref } from '../order-href'

/** A page of the list with the addresses of its orders. */
export function withHrefs(page: ExceptionPage): ExceptionPage<ShownException> {
  const rows = page.rows.map((row) => ({ ...row, href: orderHref(row.family, row.orderId) }))
  return { ...page, rows }
}
