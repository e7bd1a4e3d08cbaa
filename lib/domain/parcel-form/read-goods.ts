import type { CollectOnDelivery } from '../collect-on-delivery'
import { cents, parseDollars, type Cents } from '../money'
import { parcelRules, type ParcelBox, type ParcelItemType } from '../parcel-products'
import { grams, parseKilograms, type Grams } from '../weight'
import { given, note, textProblem } from './read-point'
import type { ParcelProblems, TypedParcel } from './typed-parcel'

export type ReadItems = {
  value: Cents
  weight: Grams
  box: ParcelBox
  types: ParcelItemType[]
  detail?: string
}

/** Kilograms with two decimals at most (conventions §4.4), and more than nothing. */
function parseWeight(text: string): Grams | null {
  if (/\.\d{3,}$/.test(text.trim())) return null
  const weight = parseKilograms(text)
  return weight === 0 ? null : weight
}

/** What is sent; null where the product leaves it open and nothing is told. */
export function readItems(typed: TypedParcel, problems: ParcelProblems): ReadItems | null {
  if (!parcelRules(typed.product).needsItems && !typed.hasItems) return null
  const { value, weight, box, types, detail } = typed.items
  const amount = parseDollars(value)
  const load = parseWeight(weight)
  if (amount === null) note(problems, 'items.value', value.trim() === '' ? 'required' : 'amount')
  if (load === null) note(problems, 'items.weight', weight.trim() === '' ? 'required' : 'weight')
  if (box === '') note(problems, 'items.box', 'required')
  note(problems, 'items.detail', textProblem('detail', detail))
  return {
    value: amount ?? cents(0),
    weight: load ?? grams(0),
    box: box === '' ? 'XS' : box,
    types,
    ...given('detail', detail),
  }
}

/** What the courier collects; null when nothing is. One of the two amounts is enough. */
export function readCollect(
  typed: TypedParcel,
  problems: ParcelProblems,
): CollectOnDelivery | null {
  if (!typed.collects) return null
  const read = (name: 'freight' | 'goods') => {
    const text = typed.collect[name].trim()
    const amount = text === '' ? cents(0) : parseDollars(text)
    if (amount === null) note(problems, `collect.${name}`, 'amount')
    return amount ?? cents(0)
  }
  const collect = { freight: read('freight'), goods: read('goods') }
  const isNothing = collect.freight === 0 && collect.goods === 0
  const isTyped = 'collect.freight' in problems || 'collect.goods' in problems
  if (isNothing && !isTyped) note(problems, 'collect.goods', 'collect')
  return collect
}
