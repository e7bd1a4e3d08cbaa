'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FoundLocker } from './find-lockers'
import { useLockerWords } from './use-locker-words'

/** Everything about the locker that is looked at, and what can be done with it. */
export function LockerCard({ found, action }: { found: FoundLocker; action: ReactNode }) {
  const { locker, metres } = found
  const t = useTranslations('lockers')
  const words = useLockerWords()
  const place = [words.district(locker), metres !== null && words.distance(metres)]
  return (
    <section
      aria-label={t('chosen')}
      className="flex flex-col gap-3 rounded-outer border border-accent bg-surface p-3"
    >
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{words.name(locker)}</p>
        <p className="wrap-anywhere">{words.address(locker) ?? t('noAddress')}</p>
        <p className="text-muted">{place.filter(Boolean).join(' · ')}</p>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-muted">
          <dt>{t('code')}</dt>
          <dd className="font-mono text-text">{locker.code}</dd>
          {locker.brand && (
            <>
              <dt>{t('brand')}</dt>
              <dd className="text-text">{locker.brand}</dd>
            </>
          )}
          <dt>{t('hours')}</dt>
          <dd className="wrap-anywhere text-text">{locker.openingHours ?? t('noHours')}</dd>
        </dl>
      </div>
      {action}
    </section>
  )
}
