'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { formFields } from '@/components/form/form-fields'
import { parcelRules } from '@/lib/domain/parcel-products'
import type enParcelForm from '@/lib/i18n/messages/en/parcel-form.json'
import type { DraftParcel } from './draft'

/** In the order in which the form is read; the summary follows it. */
export const FIELD_ORDER = [
  'storeId',
  'product',
  'pickup',
  'drops',
  'orderer',
  'items',
  'when',
  'scheduledFor',
  'giveUpAt',
  'positions',
  'services',
  'collect',
  'remark',
  'clientOrderId',
  'reference',
]

export const {
  fieldId,
  errorId,
  focusField,
  groupProps,
  useFieldError,
  StoreField,
  ErrorSummary,
  FormField: ParcelField,
} = formFields({
  prefix: 'parcel',
  order: FIELD_ORDER,
  messages: 'parcelForm',
  useLabel: useFieldLabel,
  useProblem() {
    const t = useTranslations('parcelForm.problems')
    return (name, message) => t(problemKey(name, message))
  },
})

/** What the last part of a field's name is called: keys of `parcelForm`. */
const LABELS = {
  storeId: 'store',
  product: 'product.label',
  address: 'point.address',
  postalCode: 'point.postalCode',
  description: 'point.description',
  location: 'point.pin',
  contacts: 'contact.one',
  name: 'contact.name',
  phone: 'contact.phone',
  company: 'contact.company',
  drops: 'drops.label',
  positions: 'positions.title',
  services: 'services.title',
  value: 'items.value',
  weight: 'items.weight',
  box: 'items.box',
  types: 'items.types',
  detail: 'items.detail',
  scheduledFor: 'when.scheduledFor',
  giveUpAt: 'when.giveUp',
  freight: 'collect.freight',
  goods: 'collect.goods',
  remark: 'notes.remark',
  clientOrderId: 'notes.clientOrderId',
  reference: 'notes.reference',
} as const

const isLabelled = (name: string): name is keyof typeof LABELS => name in LABELS

/** What a field is called from afar, with the point and the person that it belongs to. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslations('parcelForm')
  const product = useWatch<DraftParcel, 'product'>({ name: 'product' })
  const hasOneDrop = parcelRules(product).dropOffs.max === 1
  return (name) => {
    const last = name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name
    const label = isLabelled(last) ? t(LABELS[last]) : last
    const { drop, contact } = whereIs(name)
    const place = placeOf(name, drop)
    const person =
      contact !== null && contact > 1 ? t('contact.several', { number: contact }) : null
    return [place, person, label]
      .filter((part) => part !== null)
      .reduce((whole, part) => t('partOf', { whole, part }))
  }

  function placeOf(name: string, drop: number | null): string | null {
    if (drop !== null) return hasOneDrop ? t('drops.only') : t('drops.number', { number: drop })
    if (name.startsWith('pickup.')) return t('pickup.title')
    return name.startsWith('orderer.') ? t('orderer.title') : null
  }
}

/** Where a field stands: at which drop-off (from 1), with which person (from 1). */
function whereIs(name: string): { drop: number | null; contact: number | null } {
  const drop = /^drops\.(\d+)/.exec(name)?.[1]
  const contact = /\.contacts\.(\d+)/.exec(name)?.[1]
  return {
    drop: drop === undefined ? null : Number(drop) + 1,
    contact: contact === undefined ? null : Number(contact) + 1,
  }
}

/** A key of `parcelForm.problems`. */
type ProblemKey = keyof (typeof enParcelForm)['problems']

const KEYS: ReadonlySet<string> = new Set<ProblemKey>([
  ...(['required', 'tooLong', 'pin', 'pinOfAnother', 'phone', 'amount', 'weight'] as const),
  ...(['collect', 'when'] as const),
  ...(['tooSoon', 'tooLate', 'giveUpPast', 'giveUpLate', 'tooManyDrops'] as const),
  ...(['notOffered', 'refused', 'store', 'positions', 'box', 'taken', 'numberTooSoon'] as const),
  'controlCharacters',
])

/** Fields whose emptiness has a sentence of its own. */
const OWN_WORDS: Readonly<Record<string, ProblemKey>> = {
  storeId: 'store',
  positions: 'positions',
  'items.box': 'box',
}

/** The sentence for what a check or the server says of a field. */
export function problemKey(field: string, message = ''): ProblemKey {
  const own = message === 'required' ? OWN_WORDS[field] : undefined
  if (own) return own
  return KEYS.has(message) ? (message as ProblemKey) : 'invalid'
}
