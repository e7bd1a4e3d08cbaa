'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { checkOut as check } from './check-out'
import { openSheet as open } from './open-sheet'
import { printSheet as print } from './print-sheet'
import {
  checkOutFormSchema,
  printSheetSchema,
  sheetFormSchema,
  undoFormSchema,
  type BatchRow,
  type CheckOutForm,
  type CheckOutResult,
  type Sheet,
  type SheetForm,
  type UndoForm,
} from './schema'
import { undoCheckOut as undo } from './undo-check-out'

export async function checkOut(form: CheckOutForm): Promise<ActionResult<CheckOutResult>> {
  return runAction(checkOutFormSchema, form, (input, actor) => check({ actor, form: input }))
}

export async function undoCheckOut(form: UndoForm): Promise<ActionResult<BatchRow>> {
  return runAction(undoFormSchema, form, (input, actor) => undo({ actor, form: input }))
}

export async function openSheet(form: SheetForm): Promise<ActionResult<{ sheetId: number }>> {
  return runAction(sheetFormSchema, form, (input, actor) => open({ actor, form: input }))
}

export async function printSheet(form: { sheetId: number }): Promise<ActionResult<Sheet>> {
  return runAction(printSheetSchema, form, ({ sheetId }, actor) => print({ actor, sheetId }))
}
