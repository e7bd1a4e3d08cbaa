import type { Fields } from '../core/fields'
import { PlatformError } from '../core/platform-error'
import { type ExpressProduct, isSingleBox } from './products'

/** The allowed codes are not shown; these are the parcel family's (conventions §4.4). */
const BOX_SIZES = ['XS', 'S', 'M', 'L', 'XL']
const LOCKER_SIZES = ['XS']
const MOST_BOXES = 254
const LIGHTEST = 11
const MOST_ITEMS = 50

/** Reads the size, number and weight of the boxes (express §4.1). */
export function boxFields(fields: Fields, product: ExpressProduct) {
  return {
    boxSize: boxSizeField(fields, product),
    boxQuantity: boxQuantityField(fields, product),
    totalWeight: weightField(fields, product),
  }
}

function boxSizeField(fields: Fields, { needsBoxSize, isLocker }: ExpressProduct) {
  const size = needsBoxSize
    ? fields.text('box_size_code')
    : (fields.optionalText('box_size_code') ?? '')
  const allowed = isLocker ? LOCKER_SIZES : BOX_SIZES
  if (size !== '' && !allowed.includes(size))
    throw fields.incorrect('box_size_code', `must be ${allowed.join(', ')}`)
  return size
}

function boxQuantityField(fields: Fields, product: ExpressProduct) {
  const rule = { min: 1, max: isSingleBox(product) ? 1 : MOST_BOXES }
  if (product.group === 'pick-up') return fields.int('box_quantity', rule)
  return fields.optionalInt('box_quantity', rule) ?? 1
}

/** Grams; too heavy is a code of its own, 263007. */
function weightField(fields: Fields, { group, heaviest }: ExpressProduct) {
  const rule = { min: LIGHTEST }
  const weight =
    group === 'pick-up'
      ? fields.int('total_weight', rule)
      : fields.optionalInt('total_weight', rule)
  if (weight !== undefined && weight > heaviest)
    throw new PlatformError(263007, `total_weight is more than ${heaviest} grams`)
  return weight
}

/** Reads `item_detail`: at most 50 but in the warehouse group, which asks for what each item is. */
export function itemFields(fields: Fields, { group }: ExpressProduct) {
  const isWarehouse = group === 'warehouse'
  const items = isWarehouse ? fields.groups('item_detail') : fields.optionalGroups('item_detail')
  if (!items) throw fields.missing('item_detail')
  if (!isWarehouse && items.length > MOST_ITEMS)
    throw fields.incorrect('item_detail', `more than ${MOST_ITEMS} items`)
  for (const item of items) {
    for (const name of ['code', 'name'])
      if (isWarehouse) item.text(name, { max: 128 })
      else item.optionalText(name, { max: 128 })
    item.optionalInt('price', { min: 0 })
    if (isWarehouse) item.int('quantity', { min: 1 })
    else item.optionalInt('quantity', { min: 1 })
  }
}
