'use client'

import { useTranslations } from 'next-intl'
import { ageOf, leftOf } from './age-of'
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

type TimeLeftProps = {
  /** The instant, ISO 8601. */
  at: string
  className?: string
}

/** "in 5 min", and it keeps counting down; what has come already is in a moment. */
export function TimeLeft({ at, className }: TimeLeftProps) {
  const t = useTranslations('common')
  const { unit, count } = leftOf(Date.parse(at) - useNow(1000))
  return (
    <time dateTime={at} className={className}>
      {t(`left.${unit}`, { count })}
    </time>
  )
}
