'use server'

import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { addColumns as add } from './add-columns'
import { addRows as keep } from './add-rows'
import { createImport as create } from './create-import'
import { editCells as edit } from './edit-cells'
import { giveSlots as give } from './give-slots'
import { moveRows as move } from './move-rows'
import { pauseImport as pause } from './pause-import'
import { proposeMoves as propose } from './propose-moves'
import { resumeImport as resume } from './resume-import'
import {
  addColumnsSchema,
  addRowsSchema,
  editCellsSchema,
  giveSlotsSchema,
  importIdSchema,
  moveRowsSchema,
  newImportSchema,
  startImportSchema,
  type AddColumns,
  type AddRows,
  type EditCells,
  type TakenRow,
  type GiveSlots,
  type ImportId,
  type ImportRow,
  type Move,
  type MoveRows,
  type NewImport,
  type StartImport,
} from './schema'
import { startImport as start } from './start-import'

export async function createImport(form: NewImport): Promise<ActionResult<{ importId: number }>> {
  return runAction(newImportSchema, form, (input, actor) => create({ actor, form: input }))
}

export async function addRows(form: AddRows): Promise<ActionResult<{ added: number }>> {
  return runAction(addRowsSchema, form, (input, actor) => keep({ actor, form: input }))
}

export async function editCells(
  form: EditCells,
): Promise<ActionResult<{ taken: TakenRow[]; unchanged: ImportRow[] }>> {
  return runAction(editCellsSchema, form, (input, actor) => edit({ actor, form: input }))
}

export async function addColumns(
  form: AddColumns,
): Promise<ActionResult<{ columns: ImportColumn[] }>> {
  return runAction(addColumnsSchema, form, (input, actor) => add({ actor, form: input }))
}

export async function giveSlots(
  form: GiveSlots,
): Promise<ActionResult<{ given: number; columns: ImportColumn[] }>> {
  return runAction(giveSlotsSchema, form, (input, actor) => give({ actor, form: input }))
}

export async function startImport(form: StartImport): Promise<ActionResult<{ queued: number }>> {
  return runAction(startImportSchema, form, (input, actor) => start({ actor, form: input }))
}

export async function pauseImport(form: ImportId): Promise<ActionResult<{ importId: number }>> {
  return runAction(importIdSchema, form, (input, actor) => pause({ actor, ...input }))
}

export async function resumeImport(form: ImportId): Promise<ActionResult<{ importId: number }>> {
  return runAction(importIdSchema, form, (input, actor) => resume({ actor, ...input }))
}

export async function proposeMoves(form: ImportId): Promise<ActionResult<{ moves: Move[] }>> {
  return runAction(importIdSchema, form, (input, actor) => propose({ actor, ...input }))
}

export async function moveRows(form: MoveRows): Promise<ActionResult<{ moved: number }>> {
  return runAction(moveRowsSchema, form, (input, actor) => move({ actor, form: input }))
}
