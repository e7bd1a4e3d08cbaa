'use client'

import { useLocale } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import { cents, formatMoney } from '@/lib/domain/money'

/** Cents in the currency of a region, as the person's language writes them. */
export function useMoney(region: Region): (amount: number) => string {
  const locale = useLocale()
  return (amount) => formatMoney(cents(amount), region, locale)
}
