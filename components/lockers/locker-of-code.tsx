'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Locker } from '@/lib/lockers/model/lockers'
import { lockerListQuery } from './lockers-query'
import { useLockerLabels } from './use-locker-labels'

/**
 * Which locker a code stands for, by the list as it was kept: so that nobody sends to a code alone.
 * Says so where the list has none; nothing while there is no code or no list.
 */
export function LockerOfCode({ code }: { code: string | null }) {
  const t = useTranslations('lockers')
  const { data } = useQuery(lockerListQuery())
  if (code === null || !data || data.lockers.length === 0) return null
  const found = data.lockers.filter(({ locker }) => locker.code === code)
  if (found.length === 0) {
    return (
      <Notice kind="late" role="status" title={t('notListed')}>
        {t('notListedText')}
      </Notice>
    )
  }
  return found.map(({ key, locker }) => <Facts key={key} locker={locker} />)
}

function Facts({ locker }: { locker: Locker }) {
  const t = useTranslations('lockers')
  const words = useLockerLabels()
  const { brand, openingHours } = locker
  const place = [words.address(locker), words.district(locker)].filter(Boolean)
  return (
    <div className="rounded-outer bg-sunken px-4 py-3 wrap-anywhere">
      <p className="font-medium">{[words.name(locker), brand].join(' · ')}</p>
      {place.length > 0 && <p>{place.join(' · ')}</p>}
      <p className="text-muted">
        {openingHours === null ? t('noHours') : t('open', { hours: openingHours })}
      </p>
    </div>
  )
}
