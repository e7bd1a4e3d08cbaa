'use client'

import { useTranslations } from 'next-intl'
import { formFields } from '@/components/form/form-fields'
import { BLANK_ADDRESS } from '@/lib/express/model/typed-waybill'

const partsOf = (whose: string) =>
  Object.keys(BLANK_ADDRESS).map((part) => `${whose}.address.${part}`)

/** In the order in which the form is read; the summary follows it. */
export const FIELD_ORDER = [
  'storeId',
  'product',
  'sender.name',
  'sender.phone',
  ...partsOf('sender'),
  'sender.location',
  'recipient.name',
  'recipient.phone',
  ...partsOf('recipient'),
  'recipient.location',
  'recipient.phone2',
  'recipient.lockerCode',
  'box',
  'boxes',
  'weight',
  'items',
  'pickup',
  'delivery',
  'valuePlus',
  'services',
  'collect',
  'remark',
  'clientOrderId',
  'clientShipmentCode',
  'shipmentCode',
]

export const { fieldId, errorId, groupProps, useFieldError, FormField, StoreField, ErrorSummary } =
  formFields({
    prefix: 'waybill',
    order: FIELD_ORDER,
    messages: 'waybills.form',
    useLabel: useFieldName,
    useProblem() {
      const words = useProblemMessage()
      return (_name, fault) => words(fault)
    },
  })

type ProblemKey = Parameters<ReturnType<typeof useTranslations<'waybills.form.problems'>>['has']>[0]

/** Problems whose words say by which limit. */
const LIMITED = new Set(['too-long', 'too-many', 'too-heavy', 'too-light'])

/** The words for a fault as `faultText` writes it; never the text of a library. */
export function useProblemMessage(): (fault: string | undefined) => string {
  const t = useTranslations('waybills.form.problems')
  return (fault = '') => {
    const [problem = '', limit] = fault.split(':')
    const isKnown = t.has(problem as ProblemKey) && (limit !== undefined || !LIMITED.has(problem))
    return isKnown ? t(problem as ProblemKey, { limit: Number(limit ?? 0) }) : t('invalid')
  }
}

type FieldKey = Parameters<ReturnType<typeof useTranslations<'waybills.form.fields'>>['has']>[0]

/** What a place of the form is called in the summary, with whose it is or in which row. */
function useFieldName(): (path: string) => string {
  const t = useTranslations('waybills.form')
  const field = (key: string) =>
    t(`fields.${t.has(`fields.${key}` as never) ? (key as FieldKey) : 'address.street'}`)
  return (path) => {
    const [, list, index, part = ''] = /^(items|services)\.(\d+)\.(\w+)$/.exec(path) ?? []
    const number = Number(index) + 1
    if (list === 'items') return t('itemOf', { number, field: field(`item.${part}`) })
    if (list === 'services') return t('serviceOf', { number, field: field(`service.${part}`) })
    const [, whose, rest = ''] = /^(sender|recipient)\.(.+)$/.exec(path) ?? []
    const own = rest === 'address' ? 'addressTotal' : rest || path
    if (whose !== 'sender' && whose !== 'recipient') return field(own)
    return t('of', { whose: t(`sections.${whose}`), field: field(own) })
  }
}
