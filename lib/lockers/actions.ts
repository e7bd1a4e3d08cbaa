'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { requestRefresh } from './request-refresh'
import { nothingSchema } from './schema'

export async function refreshLockers(): Promise<ActionResult<void>> {
  return runAction(nothingSchema, {}, (_nothing, actor) => requestRefresh({ actor }))
}
