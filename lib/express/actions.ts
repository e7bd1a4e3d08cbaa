'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { decideToResend } from '@/lib/orders/decide-to-resend'
import { doubtFormSchema, type DoubtForm } from '@/lib/orders/doubt-forms'
import type { PlacedOrder, PlacingState } from '@/lib/orders/schema'
import { runAction } from '@/lib/server/run-action'
import { cancelWaybill as cancel } from './cancel-waybill'
import { placeWaybill as place } from './place-waybill'
import {
  cancelWaybillSchema,
  waybillFormSchema,
  type CancelWaybill,
  type WaybillForm,
} from './schema'
import { sendWaybill } from './send-waybill'

export async function placeWaybill(form: WaybillForm): Promise<ActionResult<PlacedOrder>> {
  return runAction(waybillFormSchema, form, (input, actor) => place({ actor, form: input }))
}

export async function cancelWaybill(form: CancelWaybill): Promise<ActionResult<void>> {
  return runAction(cancelWaybillSchema, form, ({ orderId }, actor) => cancel({ actor, orderId }))
}

export async function resendOrder(
  form: DoubtForm,
): Promise<ActionResult<{ placing: PlacingState }>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) =>
    decideToResend({ actor, family: 'express', orderId, send: sendWaybill }),
  )
}
