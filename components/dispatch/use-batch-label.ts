'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useStoreTime } from '@/components/orders/use-store-time'
import type { NamedBatch } from '@/lib/dispatch/model/batch-view'
import { areaOf, type Region } from '@/lib/domain/areas'
import { readBatchKey } from '@/lib/dispatch/model/dispatch-batch'
import { localDayPeriod } from '@/lib/domain/time/local-time'

/** A batch in words: "Everything of Sun 22 Nov", "Sun 22 Nov, 09:00-12:00", "monday.csv, 22 Nov, 09:14". */
export function useBatchLabel(region: Region): (named: NamedBatch) => string {
  const t = useTranslations('scan.batch')
  const format = useFormatter()
  const time = useStoreTime(region)
  const { timeZone } = areaOf(region)
  const dayWords = (day: string): string => {
    const period = localDayPeriod(day, region)
    if (!period) return day
    const look = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const
    return format.dateTime(period.from, look)
  }
  return ({ batch: key, file }) => {
    const batch = readBatchKey(key)
    if (!batch) return key
    if (file) return t('file', { name: file.name, time: time.full(file.at) })
    if (batch.kind === 'import') return t('import', { id: batch.importId })
    if (batch.kind === 'day') return t('day', { day: dayWords(batch.day) })
    return t('slot', { day: dayWords(batch.date), period: batch.period })
  }
}
