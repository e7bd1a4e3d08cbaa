import type { SlotOffers } from '@/components/express/slots/use-slot-offers'
import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express/express-products'
import { lacksTime } from '@/lib/imports/model/row-time'
import { mayChange } from '../rows/row-faults'
import type { RowCheck } from '../parse/check-rows'
import type { LoadedRows } from '../rows/use-import-rows'

/** Rows by what a choice of slots can do for them; positions count from 1, as they are shown. */
export type SlotRows = {
  /** `without`: those that have no time that they can be sent with. */
  products: { product: ExpressProduct; rows: number; without: number }[]
  /** They name no product that there is: nobody knows which slots they may have. */
  noProduct: number[]
  /** On their way or created. */
  onTheirWay: number
}

export function slotRows(
  { rows }: LoadedRows,
  checks: ReadonlyMap<number, RowCheck>,
  offers: SlotOffers,
): SlotRows {
  const open = rows.filter(mayChange)
  const productOf = (position: number) => checks.get(position)?.product ?? null
  return {
    products: EXPRESS_PRODUCTS.flatMap((product) => {
      const own = open.filter(({ position }) => productOf(position) === product)
      const offer = offers.get(product) ?? null
      const without = own.filter(({ position, status }) => {
        const check = checks.get(position)
        return check && lacksTime({ ...check, product, isHeld: status === 'held' }, offer)
      })
      return own.length === 0 ? [] : [{ product, rows: own.length, without: without.length }]
    }),
    noProduct: open
      .filter(({ position }) => productOf(position) === null)
      .map(({ position }) => position + 1),
    onTheirWay: rows.length - open.length,
  }
}
