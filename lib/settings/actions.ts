'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { decideStatusCode as decide } from './decide-status-code'
import { dismissCallback as dismiss } from './dismiss-callback'
import { giveCallback as give } from './give-callback'
import { giveUpJobs as giveUp } from './give-up-jobs'
import { replayCallback as replay } from './replay-callback'
import { retryJobs as retry } from './retry-jobs'
import { testConnection as test } from './test-connection'
import {
  callbackIdSchema,
  connectionSchema,
  giveCallbackSchema,
  jobIdsSchema,
  statusCodeSchema,
  type CallbackId,
  type ConnectionName,
  type GiveCallback,
  type JobIds,
  type StatusCodeForm,
  type TestedConnection,
} from './schema'

export async function retryJobs(given: JobIds): Promise<ActionResult<{ count: number }>> {
  return runAction(jobIdsSchema, given, (input, actor) => retry({ actor, ...input }))
}

export async function giveUpJobs(given: JobIds): Promise<ActionResult<{ count: number }>> {
  return runAction(jobIdsSchema, given, (input, actor) => giveUp({ actor, ...input }))
}

export async function testConnection(
  given: ConnectionName,
): Promise<ActionResult<TestedConnection>> {
  return runAction(connectionSchema, given, (input, actor) => test({ actor, ...input }))
}

export async function giveCallback(form: GiveCallback): Promise<ActionResult<{ orderId: number }>> {
  return runAction(giveCallbackSchema, form, (input, actor) => give({ actor, form: input }))
}

export async function replayCallback(form: CallbackId): Promise<ActionResult<{ id: number }>> {
  return runAction(callbackIdSchema, form, (input, actor) => replay({ actor, form: input }))
}

export async function dismissCallback(
  form: CallbackId,
): Promise<ActionResult<{ dismissed: number }>> {
  return runAction(callbackIdSchema, form, (input, actor) => dismiss({ actor, form: input }))
}

export async function decideStatusCode(
  form: StatusCodeForm,
): Promise<ActionResult<{ code: number }>> {
  return runAction(statusCodeSchema, form, (input, actor) => decide({ actor, form: input }))
}
