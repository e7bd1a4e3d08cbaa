import type { Fields } from '../core/fields'
import { decimalField } from './amount-fields'
import { boxField } from './boxes'
import type { ParcelItems } from './order'
import { refusedWith } from './parcel-error'

const TYPES = ['Bouquet', 'Food', 'Wine', 'Doc']

/** Reads `items`: mandatory for DASH2HR and DASH4HR, read for MPOINTS where it was sent. */
export function itemsField(fields: Fields, needed: boolean): ParcelItems | undefined {
  const items = fields.optionalGroup('items')
  if (!items) {
    if (needed) throw fields.missing('items')
    return undefined
  }
  return {
    amount: decimalField(items, 'amount'),
    weight: decimalField(items, 'weight'),
    box: boxField(items),
    types: typesField(items),
    detail: items.optionalText('detail') ?? '',
  }
}

function typesField(items: Fields) {
  const reading = items.refusing(refusedWith(400190001031))
  const types = reading.optionalTexts('types')
  const wrong = types.findIndex((type) => !TYPES.includes(type))
  if (wrong !== -1) throw reading.incorrect(`types[${wrong}]`, `must be one of ${TYPES.join(', ')}`)
  return types
}
