import { expressRules, needOf, type ExpressProduct } from './express-products'
import { isMissing, type WaybillDraft } from './waybill-draft'
import { lengthOf, type WaybillFault } from './waybill-fault'

const LONGEST_ITEM_TEXT = 128

/** Express §4.1: how many, and what each must say, which the warehouse group is strict about. */
export function checkItems(product: ExpressProduct, draft: WaybillDraft): WaybillFault[] {
  const items = draft.items ?? []
  const { maxItems } = expressRules(product)
  const faults: WaybillFault[] =
    maxItems !== null && items.length > maxItems
      ? [{ field: 'items', problem: 'too-many', limit: maxItems }]
      : []
  for (const [index, item] of items.entries()) {
    for (const part of ['code', 'name', 'quantity'] as const) {
      const field = `items.${index}.${part}`
      const value = item[part]
      if (needOf(product, `items.${part}`) === 'required' && isMissing(value)) {
        faults.push({ field, problem: 'required' })
      }
      if (lengthOf(value) > LONGEST_ITEM_TEXT) {
        faults.push({ field, problem: 'too-long', limit: LONGEST_ITEM_TEXT })
      }
    }
    faults.push(...checkNumbers(`items.${index}`, item.quantity, item.price))
  }
  return faults
}

/** A quantity counts from 1, a price from 0. */
function checkNumbers(
  item: string,
  quantity: number | null | undefined,
  price: number | null | undefined,
): WaybillFault[] {
  const isWrong = (value: number | null | undefined, least: number) =>
    value !== null && value !== undefined && !(Number.isSafeInteger(value) && value >= least)
  return [
    ...(isWrong(quantity, 1) ? [`${item}.quantity`] : []),
    ...(isWrong(price, 0) ? [`${item}.price`] : []),
  ].map((field) => ({ field, problem: 'not-whole' }))
}
