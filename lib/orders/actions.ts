'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { decideNotPlaced } from './decide-not-placed'
import { decideToWait } from './decide-to-wait'
import { doubtFormSchema, markFormSchema, type DoubtForm, type MarkForm } from './doubt-forms'
import { refreshFormSchema, refreshOrder as refresh, type RefreshForm } from './refresh-order'

/** Has the platform asked; its answer comes by the live stream. */
export async function refreshOrder(form: RefreshForm): Promise<ActionResult<void>> {
  return runAction(refreshFormSchema, form, (input, actor) => refresh({ actor, ...input }))
}

export async function waitForOrder(form: DoubtForm): Promise<ActionResult<void>> {
  return runAction(doubtFormSchema, form, (input, actor) => decideToWait({ actor, ...input }))
}

export async function markNotPlaced(form: MarkForm): Promise<ActionResult<void>> {
  return runAction(markFormSchema, form, (input, actor) => decideNotPlaced({ actor, ...input }))
}
