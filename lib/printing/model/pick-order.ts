import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express/express-products'

/**
 * In which order labels are wanted: by product and then where they go, by our own numbers, or as
 * they were put together: in the order of the file, or of the scans.
 */
export const PICK_ORDERS = ['place', 'number', 'added'] as const
export type PickOrder = (typeof PICK_ORDERS)[number]

export type PickItem = {
  readonly orderId: number
  readonly clientOrderId: string
  /** Null for a waybill that was made elsewhere. */
  readonly product: ExpressProduct | null
  /** The locker, else the district; null where neither is known. */
  readonly place: string | null
  /** Counts up as waybills are put together. */
  readonly added: number
}

type Compare = (a: PickItem, b: PickItem) => number

/** `W-9` comes before `W-10`. */
const words = new Intl.Collator('en', { numeric: true })

const byNumber: Compare = (a, b) => words.compare(a.clientOrderId, b.clientOrderId)
const byAdded: Compare = (a, b) => a.added - b.added

function productRank({ product }: PickItem): number {
  return product === null ? EXPRESS_PRODUCTS.length : EXPRESS_PRODUCTS.indexOf(product)
}

/** What has no place comes after everything that has one. */
function comparePlaces(a: PickItem, b: PickItem): number {
  if (a.place === null || b.place === null)
    return Number(a.place === null) - Number(b.place === null)
  return words.compare(a.place, b.place)
}

const COMPARE: Readonly<Record<PickOrder, readonly Compare[]>> = {
  place: [(a, b) => productRank(a) - productRank(b), comparePlaces, byNumber],
  number: [byNumber],
  added: [byAdded],
}

/**
 * The items as they come out of the printer; last first where `reversed`, for a printer that stacks
 * face up. The order is the same whatever order they came in.
 */
export function inPickOrder<Item extends PickItem>(
  items: readonly Item[],
  { order, reversed }: { order: PickOrder; reversed: boolean },
): Item[] {
  const compare: readonly Compare[] = [...COMPARE[order], (a, b) => a.orderId - b.orderId]
  const sorted = items.toSorted((a, b) => {
    for (const one of compare) {
      const result = one(a, b)
      if (result !== 0) return result
    }
    return 0
  })
  return reversed ? sorted.toReversed() : sorted
}
