'use server'

import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import { checkOut as check } from './check-out'
import { checkOutFormSchema, undoFormSchema } from './model/check-out-form'
import { printSheetSchema, sheetFormSchema } from './model/hand-in-sheet'
import { openSheet as open } from './open-sheet'
import { printSheet as print } from './print-sheet'
import { undoCheckOut as undo } from './undo-check-out'

export const checkOut = action({
  schema: checkOutFormSchema,
  may: withinStores('parcels.place', 'express.place'),
  run: check,
})

export const undoCheckOut = action({
  schema: undoFormSchema,
  may: byRecord('parcels.place', 'express.place'),
  run: undo,
})

export const openSheet = action({
  schema: sheetFormSchema,
  may: withinStores('parcels.place', 'express.place'),
  run: open,
})

export const printSheet = action({
  schema: printSheetSchema,
  may: byRecord('parcels.place', 'express.place'),
  run: ({ actor, form: { sheetId } }) => print({ actor, sheetId }),
})
