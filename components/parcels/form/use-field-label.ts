'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { parcelRules } from '@/lib/domain/parcel-products'
import type { DraftParcel } from './draft'
import { whereIs } from './field-ids'

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
