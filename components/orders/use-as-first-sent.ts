'use client'

import { useTranslations } from 'next-intl'
import { toast } from 'sonner'
import type { PlacedOrder } from '@/lib/orders/schema'

/** Says of a form that was sent before, and changed since, that it went out as it was then. */
export function useAsFirstSent(): (placed: PlacedOrder) => void {
  const t = useTranslations('orders')
  return ({ changed }) => {
    if (changed) toast.warning(t('asFirstSent'))
  }
}
