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
import { cancelParcel as cancel } from './cancel-parcel'
import {
  cancelParcelSchema,
  submittedParcelSchema,
  type CancelParcel,
  type SubmittedParcel,
} from './schema'
import { sendParcel } from './send-parcel'
import { submitParcel as submit } from './submit-parcel'

export async function placeParcel(
  form: SubmittedParcel,
): Promise<ActionResult<{ orderId: number; placing: PlacingState }>> {
  return runAction(submittedParcelSchema, form, (input, actor) => submit({ actor, form: input }))
}

export async function cancelParcel(form: CancelParcel): Promise<ActionResult<void>> {
  return runAction(cancelParcelSchema, form, (input, actor) => cancel({ actor, form: input }))
}

/** Has the platform asked; its answer comes by the live stream. */
export async function refreshParcel(form: RefreshForm): Promise<ActionResult<void>> {
  return runAction(refreshFormSchema, form, (input, actor) =>
    refreshOrder({ actor, family: 'parcel', ...input }),
  )
}

export async function resendOrder(
  form: DoubtForm,
): Promise<ActionResult<{ placing: PlacingState }>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) =>
    decideToResend({ actor, family: 'parcel', orderId, send: sendParcel }),
  )
}

export async function waitForOrder(form: DoubtForm): Promise<ActionResult<void>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) =>
    decideToWait({ actor, family: 'parcel', orderId }),
  )
}

export async function markNotPlaced(form: MarkForm): Promise<ActionResult<void>> {
  return runAction(markFormSchema, form, (input, actor) =>
    decideNotPlaced({ actor, family: 'parcel', ...input }),
  )
}
