import { parcelRules } from '@/lib/domain/parcel-products'
import type { TypedParcel } from '@/lib/parcels/model/typed-parcel'
import type { PlatformRefused } from '@/lib/platform/errors'
import { refusedFields } from '@/lib/platform/refused-fields'

/** Our names of a parcel's fields, and what the form calls each; the points' are made below. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  store: 'storeId',
  product: 'product',
  positions: 'positions',
  services: 'services',
  scheduledFor: 'scheduledFor',
  autoCancelAt: 'giveUpAt',
  'contact.name': 'orderer.name',
  'contact.phone': 'orderer.phone',
  path: 'drops',
  items: 'items.value',
  'items.value': 'items.value',
  'items.weight': 'items.weight',
  'items.box': 'items.box',
  'items.types': 'items.types',
  'items.detail': 'items.detail',
  collect: 'collect.goods',
  'collect.freight': 'collect.freight',
  'collect.goods': 'collect.goods',
  remark: 'remark',
  clientOrderId: 'clientOrderId',
  clientShipmentCode: 'reference',
}

type Refusal = Pick<PlatformRefused, 'code' | 'platformText' | 'family'>

/**
 * The fields of the form at which a refusal is shown (decision 0016): the waypoint, its contact or
 * the field that it speaks of; all of them where it does not say which. Fields that the form does
 * not show stand for nothing. Empty when it speaks of none, or of something that is not filled in.
 */
export function refusedFormFields(refusal: Refusal, form: TypedParcel): Record<string, string> {
  const named = refusedFields(refusal, { points: 1 + form.drops.length })
  const fields = named.flatMap((field) => formFields(field, form, refusal.platformText))
  return Object.fromEntries(
    fields.filter((field) => isShown(field, form)).map((field) => [field, 'refused']),
  )
}

function formFields(field: string, form: TypedParcel, text: string): string[] {
  const [, index, rest] = /^path\.(\d+)\.(.+)$/.exec(field) ?? []
  if (index === undefined || rest === undefined) return [FORM_FIELDS[field] ?? []].flat()
  const at = Number(index)
  const point = at === 0 ? form.pickup : form.drops[at - 1]
  if (!point) return []
  const name = at === 0 ? 'pickup' : `drops.${at - 1}`
  const [, detail] = /^contact\.(.+)$/.exec(rest) ?? []
  if (detail === undefined) return [`${name}.${rest}`]
  const people = point.contacts.map((_, person) => `${name}.contacts.${person}.${detail}`)
  const told = people[contactIn(text, at)]
  return told === undefined ? people : [told]
}

/** Which of a point's people the platform's text names; −1 when it names none. */
function contactIn(text: string, point: number): number {
  const [, person] = new RegExp(String.raw`path[.[]${point}\]?\.contact[.[](\d+)`).exec(text) ?? []
  return person === undefined ? -1 : Number(person)
}

function isShown(field: string, form: TypedParcel): boolean {
  const rules = parcelRules(form.product)
  if (field.startsWith('items.')) return rules.needsItems || form.hasItems
  return !field.startsWith('collect.') || form.collects
}
