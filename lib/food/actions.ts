'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import type { PlacingState } from '@/lib/orders/schema'
import { runAction } from '@/lib/server/run-action'
import { cancelOrder as cancel } from './cancel-order'
import { placeOrder as place } from './place-order'
import { cancelFormSchema, orderFormSchema, type CancelForm, type OrderForm } from './schema'

export async function placeOrder(
  form: OrderForm,
): Promise<ActionResult<{ orderId: number; placing: PlacingState }>> {
  return runAction(orderFormSchema, form, (input, actor) => place({ actor, form: input }))
}

export async function cancelOrder(form: CancelForm): Promise<ActionResult<{ orderId: number }>> {
  return runAction(cancelFormSchema, form, (input, actor) => cancel({ actor, form: input }))
}
