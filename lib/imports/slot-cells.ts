import { takes, type ExpressProduct } from '@/lib/domain/express-products'
import { columnOf, type ImportColumn } from '@/lib/domain/imports/import-columns'
import { TIME_FIELDS } from '@/lib/domain/imports/import-fields'
import type { SlotPair } from '@/lib/domain/imports/next-pair'

/** A pair of slots as cells of a row; what the product has no place for is emptied. */
export function slotCells(input: {
  columns: readonly ImportColumn[]
  product: ExpressProduct
  pair: SlotPair
}): Record<string, string> {
  const { columns, product, pair } = input
  const said = {
    'pickup.date': pair.pickup.date,
    'pickup.period': pair.pickup.period,
    'delivery.date': pair.delivery?.date ?? '',
    'delivery.period': pair.delivery?.period ?? '',
  }
  return Object.fromEntries(
    TIME_FIELDS.flatMap((field) => {
      const key = columnOf(columns, field)
      return key === null ? [] : [[key, takes(product, field) ? said[field] : '']]
    }),
  )
}
