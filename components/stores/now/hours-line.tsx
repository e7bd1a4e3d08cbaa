'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { hoursState } from '../hours/hours-state'
import { HoursStatePill } from '../hours/hours-state-pill'
import { hoursQuery } from '../hours-query'

/** How the store's hours stand; its card does not wait for it. */
export function HoursLine({ storeId }: { storeId: number }) {
  const t = useTranslations('hours.card')
  const { data, isError } = useQuery(hoursQuery(storeId))
  if (isError) return <p className="text-muted">{t('hoursUnknown')}</p>
  if (!data) return <Skeleton className="h-6 w-40" />
  return (
    <p className="flex items-center gap-2">
      <span className="text-muted">{t('hoursAre')}</span>
      <HoursStatePill state={hoursState(data)} />
    </p>
  )
}
