'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { toast } from 'sonner'
import type { OrderForm, SubmittedOrder } from '@/lib/food/schema'
import { pickupCodeQuery } from './pickup-code-query'

type Sent = Extract<SubmittedOrder, { state: 'sent' }>

/** Says what turned out otherwise than the form showed: the code, or a price nobody confirmed. */
export function useAfterSending() {
  const t = useTranslations('food.form')
  const client = useQueryClient()
  return ({ pickupCode, priceChecked }: Sent, values: OrderForm) => {
    const proposed = client.getQueryData(pickupCodeQuery(values.storeId).queryKey)?.code
    const shown = values.pickupCode || proposed
    if (shown !== undefined && pickupCode !== null && pickupCode !== shown) {
      toast.warning(t('codeChanged', { shown, code: pickupCode }))
    }
    if (!priceChecked) toast.info(t('priceUnchecked'))
  }
}
