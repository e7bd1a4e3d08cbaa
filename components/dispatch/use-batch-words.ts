'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { areaOf, type Region } from '@/lib/domain/areas'
import { readBatchKey } from '@/lib/domain/dispatch-batch'
import { localDayPeriod } from '@/lib/domain/local-time'

/** A batch in words: "Everything of Sun 22 Nov", "Sun 22 Nov, 09:00-12:00". */
export function useBatchWords(region: Region): (batch: string) => string {
  const t = useTranslations('scan.batch')
  const format = useFormatter()
  const { timeZone } = areaOf(region)
  const dayWords = (day: string): string => {
    const period = localDayPeriod(day, region)
    if (!period) return day
    const look = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const
    return format.dateTime(period.from, look)
  }
  return (key) => {
    const batch = readBatchKey(key)
    if (!batch) return key
    if (batch.kind === 'day') return t('day', { day: dayWords(batch.day) })
    return t('slot', { day: dayWords(batch.date), period: batch.period })
  }
}
