'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { placeOrder } from '@/lib/food/actions'
import { foodPaths } from '@/lib/food/keys'
import type { OrderForm, SubmittedOrder } from '@/lib/food/model/order-form'
import { rememberForm } from '../alerts/use-acknowledged'
import { pickupCodeQuery } from './pickup-code-field'
import type { OrderFormApi } from './use-order-form'
import { usePriceAgreement } from './estimate/use-price-agreement'

type Sent = Extract<SubmittedOrder, { state: 'sent' }>

/** Sends the form at the price that the person knows of, or says that the price is another. */
export function useSubmitOrder(form: OrderFormApi, forget: () => void) {
  const price = usePriceAgreement(form)
  const prepare = useAfterSending()
  const { problem, isPending, submit } = useSubmitOnce(form, {
    place: async (values: OrderForm) => {
      const say = prepare(values)
      rememberForm(values.formKey)
      const result = await placeOrder({ ...values, shownPrice: price.shownFor(values) })
      if (!result.ok) return result
      if (result.value.state === 'sent') {
        say(result.value)
        return { ok: true, value: result.value }
      }
      price.tell(values, result.value.now)
      return { ok: true, value: null }
    },
    fieldOf: (path) => {
      const name = path.split('.')[0] ?? ''
      return name in form.getValues() ? name : null
    },
    onPlaced: forget,
    hrefOf: foodPaths.order,
  })
  return { problem, isPending, submit, priceDifference: price.difference }
}

/**
 * Says what turned out otherwise than the form showed: the code, or a price nobody confirmed.
 * Called before sending, because the order's own live event moves the proposed code on.
 */
function useAfterSending() {
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
