'use server'

import { action } from '@/lib/server/action'
import { decideNotPlaced } from './doubt/decide-not-placed'
import { decideToWait } from './doubt/decide-to-wait'
import { doubtFormSchema, notPlacedFormSchema } from './doubt/doubt-forms'
import { refreshFormSchema, refreshOrder as refresh } from './sweep/refresh-order'

/** Has the platform asked; its answer comes by the live stream. */
export const refreshOrder = action({
  schema: refreshFormSchema,
  may: 'byRecord',
  run: ({ actor, form }) => refresh({ actor, ...form }),
})

export const waitForOrder = action({
  schema: doubtFormSchema,
  may: 'byRecord',
  run: ({ actor, form }) => decideToWait({ actor, ...form }),
})

export const markNotPlaced = action({
  schema: notPlacedFormSchema,
  may: 'byRecord',
  run: ({ actor, form }) => decideNotPlaced({ actor, ...form }),
})
