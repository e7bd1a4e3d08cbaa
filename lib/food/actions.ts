'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { decideToResend } from '@/lib/orders/decide-to-resend'
import { doubtFormSchema, type DoubtForm } from '@/lib/orders/doubt-forms'
import type { PlacingState } from '@/lib/orders/schema'
import { runAction } from '@/lib/server/run-action'
import { cancelOrder as cancel } from './cancel-order'
import { findHere as searchHere } from './find-here'
import { findOnPlatform as searchPlatform } from './find-on-platform'
import { forgetCustomer as forget } from './forget-customer'
import { sendFoodOrder } from './send-order'
import { submitOrder as submit } from './submit-order'
import {
  cancelFormSchema,
  findFormSchema,
  findPageSchema,
  forgetCustomerSchema,
  pricedOrderSchema,
  type CancelForm,
  type FindForm,
  type FindPage,
  type FoundHere,
  type FoundOnPlatform,
  type ForgetCustomer,
  type PricedOrder,
  type SubmittedOrder,
} from './schema'

export async function placeOrder(form: PricedOrder): Promise<ActionResult<SubmittedOrder>> {
  return runAction(pricedOrderSchema, form, (input, actor) => submit({ actor, form: input }))
}

export async function cancelOrder(form: CancelForm): Promise<ActionResult<{ orderId: number }>> {
  return runAction(cancelFormSchema, form, (input, actor) => cancel({ actor, form: input }))
}

export async function resendOrder(
  form: DoubtForm,
): Promise<ActionResult<{ placing: PlacingState }>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) =>
    decideToResend({ actor, family: 'food', orderId, send: sendFoodOrder }),
  )
}

/** An action and no read: a customer's phone number has no business in an address. */
export async function findHere(page: FindPage): Promise<ActionResult<FoundHere>> {
  return runAction(findPageSchema, page, (input, actor) => searchHere({ actor, page: input }))
}

export async function findOnPlatform(form: FindForm): Promise<ActionResult<FoundOnPlatform>> {
  return runAction(findFormSchema, form, (input, actor) => searchPlatform({ actor, form: input }))
}

export async function forgetCustomer(
  given: ForgetCustomer,
): Promise<ActionResult<{ storeId: number }>> {
  return runAction(forgetCustomerSchema, given, (input, actor) => forget({ actor, ...input }))
}
