'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import type { PlacingState } from '@/lib/orders/schema'
import { runAction } from '@/lib/server/run-action'
import { cancelOrder as cancel } from './cancel-order'
import { markNotPlaced as mark } from './mark-not-placed'
import { placeOrder as place } from './place-order'
import { resendOrder as resend } from './resend-order'
import { waitForOrder as wait } from './wait-for-order'
import {
  cancelFormSchema,
  doubtFormSchema,
  markFormSchema,
  orderFormSchema,
  type CancelForm,
  type DoubtForm,
  type MarkForm,
  type OrderForm,
} from './schema'

export async function placeOrder(
  form: OrderForm,
): Promise<ActionResult<{ orderId: number; placing: PlacingState }>> {
  return runAction(orderFormSchema, form, (input, actor) => place({ actor, form: input }))
}

export async function cancelOrder(form: CancelForm): Promise<ActionResult<{ orderId: number }>> {
  return runAction(cancelFormSchema, form, (input, actor) => cancel({ actor, form: input }))
}

export async function resendOrder(
  form: DoubtForm,
): Promise<ActionResult<{ placing: PlacingState }>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) => resend({ actor, orderId }))
}

export async function waitForOrder(form: DoubtForm): Promise<ActionResult<void>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) => wait({ actor, orderId }))
}

export async function markNotPlaced(form: MarkForm): Promise<ActionResult<void>> {
  return runAction(markFormSchema, form, (input, actor) => mark({ actor, form: input }))
}
