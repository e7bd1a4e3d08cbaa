'use server'

import { action } from '@/lib/server/action'
import { nothingSchema } from './model/locker-list'
import { requestRefresh } from './request-refresh'

export const refreshLockers = action({
  schema: nothingSchema,
  may: 'withinStores',
  run: ({ actor }) => requestRefresh({ actor }),
})
