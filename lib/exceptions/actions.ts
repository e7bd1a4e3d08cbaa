'use server'

import { action } from '@/lib/server/action'
import { changeFollowUp as change } from './change-follow-up'
import { exportExceptions as exportAll } from './export-exceptions'
import { followUpFormSchema, exceptionFilterSchema } from './model/exception-list'

export const changeFollowUp = action({ schema: followUpFormSchema, may: 'byRecord', run: change })

/** An action and no read: the file names people, and is no address to be kept. */
export const exportExceptions = action({
  schema: exceptionFilterSchema,
  may: 'withinStores',
  run: ({ actor, form }) => exportAll({ actor, filter: form }),
})
