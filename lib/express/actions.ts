'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { decideNotPlaced } from '@/lib/orders/decide-not-placed'
import { decideToResend } from '@/lib/orders/decide-to-resend'
import { decideToWait } from '@/lib/orders/decide-to-wait'
import {
  doubtFormSchema,
  markFormSchema,
  type DoubtForm,
  type MarkForm,
} from '@/lib/orders/doubt-forms'
import { refreshFormSchema, refreshOrder, type RefreshForm } from '@/lib/orders/refresh-order'
import type { PlacingState } from '@/lib/orders/schema'
import { runAction } from '@/lib/server/run-action'
import { cancelWaybill as cancel } from './cancel-waybill'
import { placeWaybill as place } from './place-waybill'
import {
  cancelWaybillSchema,
  waybillFormSchema,
  type CancelWaybill,
  type PlacedWaybill,
  type WaybillForm,
} from './schema'
import { sendWaybill } from './send-waybill'

export async function placeWaybill(form: WaybillForm): Promise<ActionResult<PlacedWaybill>> {
  return runAction(waybillFormSchema, form, (input, actor) => place({ actor, form: input }))
}

export async function cancelWaybill(form: CancelWaybill): Promise<ActionResult<void>> {
  return runAction(cancelWaybillSchema, form, ({ orderId }, actor) => cancel({ actor, orderId }))
}

/** Has the platform asked; its answer comes by the live stream. */
export async function refreshWaybill(form: RefreshForm): Promise<ActionResult<void>> {
  return runAction(refreshFormSchema, form, (input, actor) =>
    refreshOrder({ actor, family: 'express', ...input }),
  )
}

export async function resendOrder(
  form: DoubtForm,
): Promise<ActionResult<{ placing: PlacingState }>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) =>
    decideToResend({ actor, family: 'express', orderId, send: sendWaybill }),
  )
}

export async function waitForOrder(form: DoubtForm): Promise<ActionResult<void>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) =>
    decideToWait({ actor, family: 'express', orderId }),
  )
}

export async function markNotPlaced(form: MarkForm): Promise<ActionResult<void>> {
  return runAction(markFormSchema, form, (input, actor) =>
    decideNotPlaced({ actor, family: 'express', ...input }),
  )
}
