'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { decideToResend } from '@/lib/orders/decide-to-resend'
import { doubtFormSchema, type DoubtForm } from '@/lib/orders/doubt-forms'
import type { PlacedOrder, PlacingState } from '@/lib/orders/schema'
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

export async function placeParcel(form: SubmittedParcel): Promise<ActionResult<PlacedOrder>> {
  return runAction(submittedParcelSchema, form, (input, actor) => submit({ actor, form: input }))
}

export async function cancelParcel(form: CancelParcel): Promise<ActionResult<void>> {
  return runAction(cancelParcelSchema, form, (input, actor) => cancel({ actor, form: input }))
}

export async function resendOrder(
  form: DoubtForm,
): Promise<ActionResult<{ placing: PlacingState }>> {
  return runAction(doubtFormSchema, form, ({ orderId }, actor) =>
    decideToResend({ actor, family: 'parcel', orderId, send: sendParcel }),
  )
}
