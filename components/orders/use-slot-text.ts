'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { areaOf } from '@/lib/domain/areas'
import { parseExpressPeriod } from '@/lib/domain/time/local-time'

type Slot = { date?: string | null | undefined; period?: string | null | undefined }

/**
 * A slot in words: `Tue, 24 Nov, 10:00–13:00`, always Hong Kong's day and clock wherever the browser
 * is. What is no such slot is shown as it came; null where there is none.
 */
export function useSlotText() {
  const format = useFormatter()
  const t = useTranslations('waybillPage.times')
  return (slot: Slot | null | undefined): string | null => {
    const { date, period } = slot ?? {}
    if (!date) return period || null
    const midday = parseExpressPeriod(date, '12:00-13:00', 'HK')
    if (!midday) return [date, period].filter(Boolean).join(' ')
    const { timeZone } = areaOf('HK')
    const day = format.dateTime(midday.from, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone,
    })
    return period ? t('slot', { day, period: period.replace('-', '–') }) : day
  }
}
