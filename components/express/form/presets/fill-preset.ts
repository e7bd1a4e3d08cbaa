import { takes } from '@/lib/domain/express/express-products'
import type { PresetValues } from '@/lib/domain/express/waybill-presets'
import type { TypedParty, TypedWaybill } from '@/lib/express/model/typed-waybill'
import { lostFields, withProduct } from '../content/switch-product'

/** What a preset may fill in, in the order in which the form asks it. */
export const PRESET_FIELDS = ['product', 'box', 'boxes', 'weight', 'valuePlus', 'services'] as const
export type PresetField = (typeof PRESET_FIELDS)[number]

type Filled = { typed: TypedWaybill; filled: PresetField[] }

/**
 * The form with a preset in it, and what was changed by that. One that fills in by itself takes the
 * place of nothing that was typed, and of no product that would lose something.
 */
export function fillPreset(input: {
  typed: TypedWaybill
  values: PresetValues
  sender: TypedParty
  isByItself: boolean
}): Filled {
  const { typed, values, sender, isByItself } = input
  const filled: PresetField[] = []
  let next = typed
  const { product } = values
  const loses = product !== null && lostFields(typed, product, sender).length > 0
  if (product !== null && product !== typed.product && !(isByItself && loses)) {
    next = withProduct(typed, product, sender)
    filled.push('product')
  }
  for (const field of ['box', 'boxes', 'weight', 'valuePlus'] as const) {
    const value = values[field]
    const isTaken =
      next.product !== null && takes(next.product, field === 'valuePlus' ? 'services' : field)
    if (value === '' || !isTaken || next[field] === value) continue
    if (isByItself && next[field].trim() !== '') continue
    next = { ...next, [field]: value }
    filled.push(field)
  }
  const isFree = !isByItself || next.services.length === 0
  if (values.services.length > 0 && isFree && !isSame(next.services, values.services)) {
    next = { ...next, services: values.services.map((service) => ({ ...service })) }
    filled.push('services')
  }
  return { typed: next, filled }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What a form says of its parcel, as a preset. */
export function presetOf(typed: TypedWaybill): PresetValues {
  const { product, box, boxes, weight, valuePlus, services } = typed
  return {
    product,
    box: box.trim(),
    boxes: boxes.trim(),
    weight: weight.trim(),
    valuePlus: valuePlus.trim(),
    services: services.filter(({ code }) => code.trim() !== ''),
  }
}
