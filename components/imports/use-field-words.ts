'use client'

import { useTranslations } from 'next-intl'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'

const PLAIN = {
  'recipient.phone2': 'phone2',
  'recipient.callingCode2': 'callingCode2',
  'recipient.lockerCode': 'lockerCode',
  'collect.goods': 'goods',
  'collect.freight': 'freight',
  'pickup.date': 'pickupDate',
  'pickup.period': 'pickupPeriod',
  'delivery.date': 'deliveryDate',
  'delivery.period': 'deliveryPeriod',
} as const

type Words = ReturnType<typeof useTranslations<'imports'>>
type PartyKey = 'name' | 'phone'
type ItemKey = 'code'

/** A field in the words of the page's language, as templates name its column. */
export function fieldWords(t: Words, field: ImportField): string {
  if (field in PLAIN) return t(`fields.${PLAIN[field as keyof typeof PLAIN]}`)
  const item = /^items\.(\d)\.(\w+)$/.exec(field)
  if (item) return t(`fields.item.${item[2] as ItemKey}`, { number: Number(item[1]) + 1 })
  const party = /^(recipient|sender)\.(?:address\.)?(\w+)$/.exec(field)
  if (!party) return t(`fields.${field as 'remark'}`)
  const part = t(`fields.${party[2] as PartyKey}`)
  return t(`whose.${party[1] as 'recipient' | 'sender'}`, { field: part })
}

/** Fields and columns in words. A column that a person added has no name but its field's. */
export function useFieldWords() {
  const t = useTranslations('imports')
  return {
    field: (field: ImportField) => fieldWords(t, field),
    /** What a column holds, whatever its file calls it. */
    held: ({ name, field }: ImportColumn) => (field === null ? name : fieldWords(t, field)),
    column: ({ name, field }: ImportColumn) =>
      name === '' && field !== null ? fieldWords(t, field) : name,
  }
}
