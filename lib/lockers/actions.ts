'use server'

import { action } from '@/lib/server/action'
import { withinStores } from '@/lib/server/may'
import { nothingSchema } from './model/locker-list'
import { requestRefresh } from './request-refresh'

export const refreshLockers = action({
  schema: nothingSchema,
  may: withinStores('express.place'),
  run: ({ actor }) => requestRefresh({ actor }),
})
