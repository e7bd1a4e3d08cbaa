'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { LockerMatch } from './find-lockers'
import { useLockerLabels } from './use-locker-labels'

/** Everything about the locker that is looked at, and what can be done with it. */
export function LockerCard({ found, action }: { found: LockerMatch; action: ReactNode }) {
  const { locker, metres } = found
  const t = useTranslations('lockers')
  const words = useLockerLabels()
  const place = [words.district(locker), metres !== null && words.distance(metres)]
  return (
    <section
      aria-label={t('chosen')}
      className="flex flex-col gap-3 rounded-outer border border-accent bg-surface p-3"
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{words.name(locker)}</p>
        <p>{words.address(locker) ?? t('noAddress')}</p>
        <p className="text-muted">
          <span className="font-mono text-text">{locker.code}</span>
          {[locker.brand, ...place].filter(Boolean).map((part) => ` · ${String(part)}`)}
        </p>
        <p className="text-muted">
          {locker.openingHours === null ? t('noHours') : t('open', { hours: locker.openingHours })}
        </p>
      </div>
      {action}
    </section>
  )
}
