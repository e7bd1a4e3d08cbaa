import type { Fields } from '../core/signed/fields'
import { refusedWith } from './parcel-error'

/** What the products of the family ask for (conventions §4.4). */
export type ParcelProduct = {
  readonly code: string
  readonly mostDropOffs: number
  readonly needsItems: boolean
  readonly needsContact: boolean
  /** Whatever the merchant's contract. */
  readonly needsPosition: boolean
  /** Cents, for the first and for each further kilometre. */
  readonly baseFee: number
  readonly perKilometre: number
}

const dash = (code: string, baseFee: number, perKilometre: number): ParcelProduct => ({
  code,
  mostDropOffs: 1,
  needsItems: true,
  needsContact: false,
  needsPosition: false,
  baseFee,
  perKilometre,
})

const PRODUCTS: readonly ParcelProduct[] = [
  dash('DASH2HR', 6800, 450),
  dash('DASH4HR', 5200, 380),
  {
    code: 'MPOINTS',
    mostDropOffs: 20,
    needsItems: false,
    needsContact: true,
    needsPosition: true,
    baseFee: 9500,
    perKilometre: 520,
  },
]

/** Reads `product_code`, or refuses with 4001310002. */
export function productField(fields: Fields): ParcelProduct {
  const reading = fields.refusing(refusedWith(4001310002))
  const code = reading.text('product_code')
  const product = PRODUCTS.find((known) => known.code === code)
  if (!product) throw reading.incorrect('product_code')
  return product
}

/** Capacity codes, smallest first (conventions §4.4). */
const BOXES = ['XS', 'S', 'M', 'L', 'XL'] as const
export type Box = (typeof BOXES)[number]

/** Reads `items.box`, or refuses with 400190001032. */
export function boxField(items: Fields): Box {
  const reading = items.refusing(refusedWith(400190001032))
  const code = reading.text('box')
  const box = BOXES.find((known) => known === code)
  if (!box) throw reading.incorrect('box', `must be one of ${BOXES.join(', ')}`)
  return box
}
