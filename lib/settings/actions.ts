'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { giveUpJobs as giveUp } from './give-up-jobs'
import { retryJobs as retry } from './retry-jobs'
import {
  connectionSchema,
  jobIdsSchema,
  type ConnectionName,
  type JobIds,
  type TestedConnection,
} from './schema'
import { testConnection as test } from './test-connection'

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
