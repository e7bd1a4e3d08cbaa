'use client'

import { useTranslations } from 'next-intl'

type Key = Parameters<ReturnType<typeof useTranslations<'waybills.form.fields'>>['has']>[0]

/** What a place of the form is called in the summary, with whose it is or in which row. */
export function useFieldName(): (path: string) => string {
  const t = useTranslations('waybills.form')
  const field = (key: string) =>
    t(`fields.${t.has(`fields.${key}` as never) ? (key as Key) : 'address.street'}`)
  return (path) => {
    const [, list, index, part = ''] = /^(items|services)\.(\d+)\.(\w+)$/.exec(path) ?? []
    const number = Number(index) + 1
    if (list === 'items') return t('itemOf', { number, field: field(`item.${part}`) })
    if (list === 'services') return t('serviceOf', { number, field: field(`service.${part}`) })
    const [, whose, rest = ''] = /^(sender|recipient)\.(.+)$/.exec(path) ?? []
    const own = (rest || path).replace(/^address\.root$/, 'addressTotal').replace(/\.root$/, '')
    if (whose !== 'sender' && whose !== 'recipient') return field(own)
    return t('of', { whose: t(`sections.${whose}`), field: field(own) })
  }
}
