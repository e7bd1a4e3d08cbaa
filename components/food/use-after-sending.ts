'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { toast } from 'sonner'
import type { OrderForm, SubmittedOrder } from '@/lib/food/schema'
import { pickupCodeQuery } from './pickup-code-query'

type Sent = Extract<SubmittedOrder, { state: 'sent' }>

/**
 * Says what turned out otherwise than the form showed: the code, or a price nobody confirmed.
 * Called before sending, because the order's own live event moves the proposed code on.
 */
export function useAfterSending() {
  const t = useTranslations('food.form')
  const client = useQueryClient()
  return ({ pickupCode: own, storeId }: OrderForm) => {
    const proposed = client.getQueryData(pickupCodeQuery(storeId).queryKey)?.code
    const shown = own || proposed
    return ({ pickupCode: code, priceChecked }: Sent) => {
      if (shown !== undefined && code !== null && code !== shown) {
        toast.warning(t('codeChanged', { shown, code }))
      }
      if (!priceChecked) toast.info(t('priceUnchecked'))
    }
  }
}
