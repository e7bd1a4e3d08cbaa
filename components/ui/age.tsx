'use client'

import { useTranslations } from 'next-intl'
import { ageOf } from './age-of'
import { useNow } from './use-now'

type AgeProps = {
  /** The instant, ISO 8601. */
  at: string
  className?: string
}

/** "20 s ago", and it keeps counting. */
export function Age({ at, className }: AgeProps) {
  const t = useTranslations('common')
  const { unit, count } = ageOf(useNow(1000) - Date.parse(at))
  return (
    <time dateTime={at} className={className}>
      {t(`age.${unit}`, { count })}
    </time>
  )
}
