'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import type { PlacingState } from '@/lib/orders/schema'
import { runAction } from '@/lib/server/run-action'
import { cancelOrder as cancel } from './cancel-order'
import { findHere as searchHere } from './find-here'
import { findOnPlatform as searchPlatform } from './find-on-platform'
import { forgetCustomer as forget } from './forget-customer'
import { markNotPlaced as mark } from './mark-not-placed'
import { resendOrder as resend } from './resend-order'
import { submitOrder as submit } from './submit-order'
import { waitForOrder as wait } from './wait-for-order'
import {
  cancelFormSchema,
  doubtFormSchema,
  findFormSchema,
  findPageSchema,
  forgetCustomerSchema,
  markFormSchema,
  pricedOrderSchema,
  type CancelForm,
  type DoubtForm,
  type FindForm,
  type FindPage,
  type FoundHere,
  type FoundOnPlatform,
  type ForgetCustomer,
  type MarkForm,
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
  return runAction(doubtFormSchema, form, ({ orderId }, actor) => resend({ actor, orderId }))
}

export async function waitForOrder(form: DoubtForm): Promise<ActionResult<void>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) => wait({ actor, orderId }))
}

export async function markNotPlaced(form: MarkForm): Promise<ActionResult<void>> {
  return runAction(markFormSchema, form, (input, actor) => mark({ actor, form: input }))
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
