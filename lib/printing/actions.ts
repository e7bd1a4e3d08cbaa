'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { requestLabel } from './request-label'
import { labelFormSchema, type KeptLabel, type LabelForm } from './schema'

export async function fetchLabel(form: LabelForm): Promise<ActionResult<KeptLabel>> {
  return runAction(labelFormSchema, form, (input, actor) => requestLabel({ actor, ...input }))
}
