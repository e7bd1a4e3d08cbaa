'use client'

import { useTranslations } from 'next-intl'
import { ageOf } from '@/components/ui/clock/age-of'
import { useNow } from '@/components/ui/clock/use-now'

/** A courier rides half a kilometre in this time: an older position is a hint, not a place. */
const STALE_MS = 120_000

/** "seen 20 s ago" for the moment a position was uploaded; empty while there is none. */
export function useSeenText(at: string | null): { text: string; ageMs: number } {
  const t = useTranslations('food.courier')
  const common = useTranslations('common')
  const ageMs = useNow(5000) - (at === null ? NaN : Date.parse(at))
  if (at === null) return { text: '', ageMs: 0 }
  const { unit, count } = ageOf(ageMs)
  return { text: t('seenAgo', { age: common(`age.${unit}`, { count }) }), ageMs }
}

export function isStale(ageMs: number): boolean {
  return ageMs > STALE_MS
}
