'use server'

import type { SendingState } from '@/lib/domain/hours/store-update'
import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { checkNow as check } from './check-now'
import { saveHours as keep } from './save-hours'
import { saveStore as save } from './save-store'
import {
  bufferFormSchema,
  checkNowSchema,
  hoursFormSchema,
  identityTestSchema,
  openCloseSchema,
  sendAgainSchema,
  sendHoursSchema,
  storeSchema,
  type BufferForm,
  type CheckedNow,
  type CheckNow,
  type HoursForm,
  type IdentityTest,
  type OpenClose,
  type SendAgain,
  type SendHours,
  type StoreForm,
} from './schema'
import { sendAgain as repeat } from './send-again'
import { sendHours as send } from './send-hours'
import { setBuffer as changeBuffer } from './set-buffer'
import { setOpen as openOrClose } from './set-open'
import { testIdentity as test } from './test-identity'

export async function saveStore(form: StoreForm): Promise<ActionResult<{ id: number }>> {
  return runAction(storeSchema, form, (input, actor) => save({ actor, form: input }))
}

export async function testIdentity(form: IdentityTest): Promise<ActionResult<null>> {
  return runAction(identityTestSchema, form, (input, actor) => test({ actor, form: input }))
}

export async function saveHours(form: HoursForm): Promise<ActionResult<{ version: number }>> {
  return runAction(hoursFormSchema, form, (input, actor) => keep({ actor, form: input }))
}

export async function sendHours(form: SendHours): Promise<ActionResult<null>> {
  return runAction(sendHoursSchema, form, (input, actor) => send({ actor, form: input }))
}

export async function sendAgain(form: SendAgain): Promise<ActionResult<{ sendingId: number }>> {
  return runAction(sendAgainSchema, form, (input, actor) => repeat({ actor, form: input }))
}

export async function checkNow(form: CheckNow): Promise<ActionResult<CheckedNow>> {
  return runAction(checkNowSchema, form, (input, actor) => check({ actor, form: input }))
}

/** Each store has an outcome of its own; see `setOpen`. */
export async function setOpen(
  form: OpenClose,
): Promise<ActionResult<{ storeId: number; state: SendingState }[]>> {
  return runAction(openCloseSchema, form, (input, actor) => openOrClose({ actor, form: input }))
}

export async function setBuffer(
  form: BufferForm,
): Promise<ActionResult<{ sendingId: number; state: SendingState }>> {
  return runAction(bufferFormSchema, form, (input, actor) => changeBuffer({ actor, form: input }))
}
