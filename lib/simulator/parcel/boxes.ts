import type { Fields } from '../core/fields'
import { refusedWith } from './parcel-error'

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
