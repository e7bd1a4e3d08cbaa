'use server'

import { action } from '@/lib/server/action'
import { byRecord } from '@/lib/server/may'
import { decideNotPlaced } from './doubt/decide-not-placed'
import { decideToWait } from './doubt/decide-to-wait'
import { doubtFormSchema, notPlacedFormSchema } from './doubt/doubt-forms'
import { refreshFormSchema, refreshOrder as refresh } from './sweep/refresh-order'

/** Has the platform asked; its answer comes by the live stream. */
export const refreshOrder = action({
  schema: refreshFormSchema,
  may: byRecord('food.see', 'parcels.see', 'express.see'),
  run: ({ actor, form }) => refresh({ actor, ...form }),
})

export const waitForOrder = action({
  schema: doubtFormSchema,
  may: byRecord('food.place', 'parcels.place', 'express.place'),
  run: ({ actor, form }) => decideToWait({ actor, ...form }),
})

export const markNotPlaced = action({
  schema: notPlacedFormSchema,
  may: byRecord('food.place', 'parcels.place', 'express.place'),
  run: ({ actor, form }) => decideNotPlaced({ actor, ...form }),
})
