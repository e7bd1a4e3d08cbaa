'use server'

import { action } from '@/lib/server/action'
import { checkOut as check } from './check-out'
import { checkOutFormSchema, undoFormSchema } from './model/check-out-form'
import { printSheetSchema, sheetFormSchema } from './model/hand-in-sheet'
import { openSheet as open } from './open-sheet'
import { printSheet as print } from './print-sheet'
import { undoCheckOut as undo } from './undo-check-out'

export const checkOut = action({ schema: checkOutFormSchema, may: 'withinStores', run: check })

export const undoCheckOut = action({ schema: undoFormSchema, may: 'byRecord', run: undo })

export const openSheet = action({ schema: sheetFormSchema, may: 'withinStores', run: open })

export const printSheet = action({
  schema: printSheetSchema,
  may: 'byRecord',
  run: ({ actor, form: { sheetId } }) => print({ actor, sheetId }),
})
