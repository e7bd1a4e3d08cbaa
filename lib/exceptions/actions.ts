'use server'

import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import { changeFollowUp as change } from './change-follow-up'
import { exportExceptions as exportAll } from './export-exceptions'
import { followUpFormSchema, exceptionFilterSchema } from './model/exception-forms'

export const changeFollowUp = action({
  schema: followUpFormSchema,
  may: byRecord('parcels.place', 'express.place'),
  run: change,
})

/** An action and no read: the file names people, and is no address to be kept. */
export const exportExceptions = action({
  schema: exceptionFilterSchema,
  may: withinStores('parcels.see', 'express.see'),
  run: ({ actor, form }) => exportAll({ actor, filter: form }),
})
