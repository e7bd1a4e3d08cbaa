'use client'

import { useTranslations } from 'next-intl'
import { useMoney } from '@/components/orders/use-money'
import type { Region } from '@/lib/domain/areas'

/** A delivery mode and a fee in words; a null fee follows the contract (trap 34). */
export function usePriceText(region: Region) {
  const t = useTranslations('food.estimate')
  const money = useMoney(region)
  return {
    /** The platform's own name for a mode that we have no words for. */
    mode: (mode: string) =>
      t.has(`mode.${mode}` as never) ? t(`mode.${mode as 'STANDARD'}`) : mode,
    fee: (cents: number | null) =>
      cents === null ? t('feeContract') : t('fee', { fee: money(cents) }),
  }
}
