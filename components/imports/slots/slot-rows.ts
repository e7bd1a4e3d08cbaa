import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express-products'
import { columnOf, type ImportColumn } from '@/lib/domain/imports/import-columns'
import { mayChange } from '../row-faults'
import type { RowCheck } from '../parse/check-rows'
import type { LoadedRows } from '../use-import-rows'

/** Rows by what a choice of slots can do for them; positions count from 1, as they are shown. */
export type SlotRows = {
  products: { product: ExpressProduct; rows: number; without: number }[]
  /** They name no product that there is: nobody knows which slots they may have. */
  noProduct: number[]
  /** On their way or created. */
  onTheirWay: number
}

export function slotRows(
  { rows }: LoadedRows,
  columns: readonly ImportColumn[],
  checks: ReadonlyMap<number, RowCheck>,
): SlotRows {
  const key = columnOf(columns, 'pickup.date')
  const open = rows.filter(mayChange)
  const productOf = (position: number) => checks.get(position)?.product ?? null
  return {
    products: EXPRESS_PRODUCTS.flatMap((product) => {
      const own = open.filter(({ position }) => productOf(position) === product)
      const without = own.filter(({ cells }) => key === null || (cells[key] ?? '') === '')
      return own.length === 0 ? [] : [{ product, rows: own.length, without: without.length }]
    }),
    noProduct: open
      .filter(({ position }) => productOf(position) === null)
      .map(({ position }) => position + 1),
    onTheirWay: rows.length - open.length,
  }
}
