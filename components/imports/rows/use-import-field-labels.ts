'use client'

import { useTranslations } from 'next-intl'
import { refusalProblem } from '@/components/orders/refusal-problem'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import type { ImportRow } from '@/lib/imports/model/import-view'
import type { RowFault } from '@/lib/imports/model/row-fault'

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
export function importFieldLabel(t: Words, field: ImportField): string {
  if (field in PLAIN) return t(`fields.${PLAIN[field as keyof typeof PLAIN]}`)
  const item = /^items\.(\d+)\.(\w+)$/.exec(field)
  const service = /^services\.(\d+)\.(\w+)$/.exec(field)
  if (service)
    return t(`fields.service.${service[2] as ItemKey}`, { number: Number(service[1]) + 1 })
  if (item) return t(`fields.item.${item[2] as ItemKey}`, { number: Number(item[1]) + 1 })
  const party = /^(recipient|sender)\.(?:address\.)?(\w+)$/.exec(field)
  if (!party) return t(`fields.${field as 'remark'}`)
  const part = t(`fields.${party[2] as PartyKey}`)
  return t(`whose.${party[1] as 'recipient' | 'sender'}`, { field: part })
}

/** Fields and columns in words. A column that a person added has no name but its field's. */
export function useImportFieldLabels() {
  const t = useTranslations('imports')
  return {
    field: (field: ImportField) => importFieldLabel(t, field),
    /** What a column holds, whatever its file calls it. */
    held: ({ name, field }: ImportColumn) => (field === null ? name : importFieldLabel(t, field)),
    column: ({ name, field }: ImportColumn) =>
      name === '' && field !== null ? importFieldLabel(t, field) : name,
  }
}

/** What is wrong with a cell, in words: beside it, or with the name of what it holds. */
export function useFaultText() {
  const t = useTranslations('imports')
  const { field: fieldWords } = useImportFieldLabels()
  const short = ({ problem, limit }: RowFault) => t(`fault.${problem}`, { limit: limit ?? 0 })
  return {
    short,
    inFull: (fault: RowFault) =>
      t('failed.fault', { field: fieldWords(fault.field), problem: short(fault) }),
  }
}

/** Why a row was refused, in words, with the platform's own; null where it was not. */
export function useRefusalText(): (row: Pick<ImportRow, 'refusal' | 'problem'>) => string | null {
  const words = useProblemText()
  return ({ refusal, problem }) => {
    if (problem !== null) return words.sentence({ problem })
    if (refusal === null) return null
    const { code, text, requestId } = refusal
    const sentence = words.sentence({
      problem: refusalProblem(refusal),
      code,
      reference: requestId,
    })
    return text === '' ? sentence : `${sentence} (${text})`
  }
}
