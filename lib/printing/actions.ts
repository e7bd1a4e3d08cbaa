'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { addChosen } from './add-chosen'
import { addMatching } from './add-matching'
import { addScanned } from './add-scanned'
import { answerRun } from './answer-run'
import { choosePaper } from './choose-paper'
import { requestLabel } from './request-label'
import { retryLabels } from './retry-labels'
import {
  addChosenSchema,
  addMatchingSchema,
  addScannedSchema,
  answerRunSchema,
  labelChoiceSchema,
  labelFormSchema,
  retryLabelsSchema,
  showRunSchema,
  takeOutSchema,
  type AddChosen,
  type Added,
  type AddMatching,
  type AddScanned,
  type AnswerRun,
  type KeptLabel,
  type LabelChoice,
  type LabelForm,
  type RetryLabels,
  type ShowRun,
  type TakeOut,
} from './schema'
import { showOne } from './show-one'
import { showRun } from './show-run'
import { takeOut } from './take-out'

export async function fetchLabel(form: LabelForm): Promise<ActionResult<KeptLabel>> {
  return runAction(labelFormSchema, form, (input, actor) => requestLabel({ actor, ...input }))
}

export async function showOneLabel(form: LabelForm): Promise<ActionResult<{ runId: number }>> {
  return runAction(labelFormSchema, form, (input, actor) => showOne({ actor, ...input }))
}

export async function addChosenToPile(form: AddChosen): Promise<ActionResult<Added>> {
  return runAction(addChosenSchema, form, (input, actor) => addChosen({ actor, ...input }))
}

export async function addMatchingToPile(form: AddMatching): Promise<ActionResult<Added>> {
  return runAction(addMatchingSchema, form, (input, actor) => addMatching({ actor, ...input }))
}

export async function addScannedToPile(form: AddScanned): Promise<ActionResult<Added>> {
  return runAction(addScannedSchema, form, (input, actor) => addScanned({ actor, ...input }))
}

export async function takeOutOfPile(form: TakeOut): Promise<ActionResult<void>> {
  return runAction(takeOutSchema, form, (input, actor) => takeOut({ actor, ...input }))
}

export async function choosePaperOfPile(form: LabelChoice): Promise<ActionResult<void>> {
  return runAction(labelChoiceSchema, form, (input, actor) => choosePaper({ actor, ...input }))
}

export async function retryMissingLabels(form: RetryLabels): Promise<ActionResult<void>> {
  return runAction(retryLabelsSchema, form, (input, actor) => retryLabels({ actor, ...input }))
}

export async function showPrintRun(form: ShowRun): Promise<ActionResult<{ runId: number }>> {
  return runAction(showRunSchema, form, (input, actor) => showRun({ actor, ...input }))
}

export async function answerPrintRun(
  form: AnswerRun,
): Promise<ActionResult<{ printed: number; again: number }>> {
  return runAction(answerRunSchema, form, (input, actor) => answerRun({ actor, ...input }))
}
