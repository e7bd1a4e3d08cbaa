'use server'

import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import { removeViewSchema, saveViewSchema } from './model/list-view'
import { removeView } from './views/remove-view'
import { saveView } from './views/save-view'

export const saveListView = action({
  schema: saveViewSchema,
  may: withinStores(
    'food.see',
    'parcels.see',
    'express.see',
    'food.place',
    'parcels.place',
    'express.place',
  ),
  run: saveView,
})

export const removeListView = action({
  schema: removeViewSchema,
  may: byRecord(
    'food.see',
    'parcels.see',
    'express.see',
    'food.place',
    'parcels.place',
    'express.place',
  ),
  run: ({ actor, form }) => removeView({ actor, ...form }),
})
