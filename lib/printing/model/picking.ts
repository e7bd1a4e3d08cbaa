import type { PrintableWaybill } from './printable-waybill'

/** More waybills than anybody walks the shelves for at once. */
export const MOST_PICKED = 2_000

/** One kind of thing in a parcel. */
export type PickedItem = {
  /** Ours, as on the shelf; null where none was written down. */
  code: string | null
  name: string | null
  quantity: number
}

export type PickingWaybill = Pick<
  PrintableWaybill,
  'orderId' | 'storeId' | 'clientOrderId' | 'platformOrderId' | 'recipientName' | 'place' | 'pickup'
> & {
  /** The number in the label's barcode; null where it has none of its own. */
  labelCode: string | null
  boxes: number
  items: PickedItem[]
}

/** Waybills in the order of their labels, and what brought them together. */
export type Picking = {
  /** The file of an import; null for a print run or a queue. */
  fileName: string | null
  waybills: PickingWaybill[]
  /** There are more than are listed. */
  isCut: boolean
}

/** A thing to fetch from the shelves, for all parcels together. */
export type ItemToFetch = PickedItem & {
  /** In which parcels it goes, by their places in the list, from 1. */
  parcels: number[]
}

/**
 * What to fetch for all waybills, by code and else by name, in the order of the codes. What has one
 * code is one thing, whatever its names are.
 */
export function itemsToFetch(waybills: readonly PickingWaybill[]): ItemToFetch[] {
  const things = new Map<string, ItemToFetch>()
  for (const [index, { items }] of waybills.entries()) {
    for (const item of items) {
      const key = thingOf(item)
      const known = things.get(key) ?? { ...item, quantity: 0, parcels: [] }
      known.quantity += item.quantity
      if (known.parcels.at(-1) !== index + 1) known.parcels.push(index + 1)
      things.set(key, known)
    }
  }
  return [...things.values()].toSorted(byShelf)
}

const thingOf = ({ code, name }: PickedItem) =>
  code === null ? `name ${(name ?? '').toLowerCase()}` : `code ${code.toLowerCase()}`

const words = new Intl.Collator('en', { numeric: true })

/** What has no code comes after everything that has one. */
function byShelf(a: PickedItem, b: PickedItem): number {
  if (a.code === null || b.code === null) {
    const codes = Number(a.code === null) - Number(b.code === null)
    return codes === 0 ? words.compare(a.name ?? '', b.name ?? '') : codes
  }
  return words.compare(a.code, b.code)
}
