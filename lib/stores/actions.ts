'use server'

import type { ActionResult } from '@/lib/i18n/action-result'
import { runAction } from '@/lib/server/run-action'
import { saveStore as save } from './save-store'
import { storeSchema, type StoreForm } from './schema'

export async function saveStore(form: StoreForm): Promise<ActionResult<{ id: number }>> {
  return runAction(storeSchema, form, (input, actor) => save({ actor, form: input }))
}
