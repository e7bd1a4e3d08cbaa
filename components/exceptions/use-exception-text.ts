'use client'

import { useTranslations } from 'next-intl'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useNow } from '@/components/ui/use-now'
import type { Region } from '@/lib/domain/areas'
import { SILENT_HOURS, type OrderException } from '@/lib/domain/exceptions'
import type { ShownException } from '@/lib/exceptions/schema'

const HOUR_MS = 3_600_000

/** What is wrong with an order in a sentence, with since when, by the store's clock. */
export function useExceptionText(row: ShownException, region: Region) {
  const t = useTranslations('exceptions.says')
  const time = useStoreTime(region)
  const now = useNow(60_000)
  return ({ kind, since }: OrderException): string => {
    const at = time.full(since)
    const hours = Math.max(0, Math.floor((now - since) / HOUR_MS))
    if (kind === 'reported') return t('reported', { text: row.reported ?? '', time: at })
    // Over since midnight; what people know is the day before it.
    if (kind === 'late-pickup' && row.pickupIsDay) {
      return t('late-day', { day: time.planned(since - 1, true) })
    }
    if (kind === 'silent') return t('silent', { hours, limit: limitOf(row), time: at })
    return t(kind, { time: at })
  }
}

function limitOf({ family, stage }: ShownException): number {
  if (stage === 'done' || stage === 'cancelled') return 0
  return SILENT_HOURS[family === 'parcel' ? 'parcel' : 'express'][stage]
}
