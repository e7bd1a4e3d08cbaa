import {
  EXPRESS_PRODUCTS,
  isExpressProduct,
  type ExpressProduct,
} from '@/lib/domain/express/express-products'
import { columnOf } from '@/lib/domain/imports/import-columns'
import { TIME_FIELDS } from '@/lib/domain/imports/import-fields'
import type { ImportRow, ImportView } from '@/lib/imports/model/import-view'
import { mayChange } from '../rows/row-faults'

/** The products whose rows name a time and may still be sent: their times are to be checked. */
export function timedProducts(
  { columns, product: ofAll }: Pick<ImportView, 'columns' | 'product'>,
  rows: readonly ImportRow[],
): ExpressProduct[] {
  const keys = TIME_FIELDS.flatMap((field) => columnOf(columns, field) ?? [])
  const productKey = columnOf(columns, 'product')
  const found = new Set<ExpressProduct>()
  for (const row of rows) {
    if (!mayChange(row) || !keys.some((key) => (row.cells[key] ?? '') !== '')) continue
    const named = ofAll ?? (productKey && row.cells[productKey]?.trim().toUpperCase())
    if (isExpressProduct(named)) found.add(named)
  }
  return EXPRESS_PRODUCTS.filter((product) => found.has(product))
}
