'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { changeCare as change } from './change-care'
import { exportExceptions as exportAll } from './export-exceptions'
import {
  careFormSchema,
  exceptionFilterSchema,
  type CareForm,
  type ExceptionFilter,
  type ExceptionRow,
} from './schema'

export async function changeCare(form: CareForm): Promise<ActionResult<{ orderId: number }>> {
  return runAction(careFormSchema, form, (input, actor) => change({ actor, form: input }))
}

/** An action and no read: the file names people, and is no address to be kept. */
export async function exportExceptions(
  filter: ExceptionFilter,
): Promise<ActionResult<ExceptionRow[]>> {
  return runAction(exceptionFilterSchema, filter, (input, actor) =>
    exportAll({ actor, filter: input }),
  )
}
