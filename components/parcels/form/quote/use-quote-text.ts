'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useMoney } from '@/components/orders/use-money'
import { useStoreTime } from '@/components/orders/use-store-time'
import { parseDollars } from '@/lib/domain/money'
import { parseParcelTime } from '@/lib/domain/time/local-time'
import { useFormRegion } from '../form-context'
import type { QuoteRow } from './quote-rows'

/** Parts of a price that have a word here; of any other the platform's name is shown. */
const PARTS = ['BASE', 'DISTANCE', 'BOX', 'WAITING'] as const

/** A line of a quote as people say it; what cannot be read stands as it came. */
export function useQuoteText(): (row: QuoteRow) => { name: string; value: string } {
  const t = useTranslations('parcelForm.quote')
  const format = useFormatter()
  const region = useFormRegion()
  const money = useMoney(region)
  const time = useStoreTime(region)

  const amount = (text: string) => {
    const read = parseDollars(text)
    return read === null ? text : money(read)
  }
  const distance = (text: string) =>
    /^\d{1,7}$/.test(text)
      ? t('kilometres', {
          distance: format.number(Number(text) / 1000, { maximumFractionDigits: 1 }),
        })
      : text
  const until = (text: string) => {
    const read = parseParcelTime(text, region)
    return read ? time.clock(read.toISOString()) : text
  }

  return ({ name, label, value, isPart }) => {
    if (isPart) {
      const known = PARTS.find((part) => part === name.toUpperCase())
      return { name: known ? t(`part.${known}`) : name, value: amount(value) }
    }
    if (label === 'total' || label === 'fee')
      return { name: t(`fact.${label}`), value: amount(value) }
    if (label === 'distance') return { name: t('fact.distance'), value: distance(value) }
    if (label === 'until') return { name: t('fact.until'), value: until(value) }
    return { name: label ? t(`fact.${label}`) : name, value }
  }
}
