'use server'

import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import { shownLocale } from '@/lib/i18n/shown-locale'
import { cancelExport as cancelOwnExport } from './export/cancel-export'
import { startExport as startOwnExport } from './export/start-export'
import {
  exportIdSchema,
  removeViewSchema,
  saveViewSchema,
  startExportSchema,
} from './model/list-requests'
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

export const startExport = action({
  schema: startExportSchema,
  may: withinStores('food.see', 'parcels.see', 'express.see'),
  run: async (input) => startOwnExport({ ...input, locale: await shownLocale() }),
})

export const cancelExport = action({
  schema: exportIdSchema,
  may: 'self',
  run: ({ actor, form }) => cancelOwnExport({ actor, ...form }),
})
