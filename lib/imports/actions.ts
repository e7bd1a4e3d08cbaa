'use server'

import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import {
  addColumnsSchema,
  addRowsSchema,
  editCellsSchema,
  importIdSchema,
  markRowsSchema,
  newImportSchema,
  setSenderSchema,
  startImportSchema,
} from './model/import-requests'
import { mappingIdSchema, renameMappingSchema, saveMappingSchema } from './model/mapping-requests'
import { giveSlotsSchema, moveRowsSchema } from './model/row-slots'
import { addColumns as add } from './rows/add-columns'
import { addRows as keep } from './rows/add-rows'
import { createImport as create } from './create-import'
import { editCells as edit } from './rows/edit-cells'
import { assignSlots as give } from './slots/assign-slots'
import { moveRows as move } from './slots/move-rows'
import { deleteMapping as forget } from './mappings/delete-mapping'
import { renameMapping as rename } from './mappings/rename-mapping'
import { saveMapping as saveColumns } from './mappings/save-mapping'
import { markRows as mark } from './rows/mark-rows'
import { pauseImport as pause } from './run/pause-import'
import { proposeMoves as propose } from './slots/propose-moves'
import { resumeImport as resume } from './run/resume-import'
import { setSender as say } from './set-sender'
import { startImport as start } from './run/start-import'

export const createImport = action({
  schema: newImportSchema,
  may: withinStores('express.place'),
  run: create,
})

export const addRows = action({ schema: addRowsSchema, may: byRecord('express.place'), run: keep })

export const editCells = action({
  schema: editCellsSchema,
  may: byRecord('express.place'),
  run: edit,
})

export const markRows = action({
  schema: markRowsSchema,
  may: byRecord('express.place'),
  run: mark,
})

export const setSender = action({
  schema: setSenderSchema,
  may: byRecord('express.place'),
  run: say,
})

export const addColumns = action({
  schema: addColumnsSchema,
  may: byRecord('express.place'),
  run: add,
})

export const assignSlots = action({
  schema: giveSlotsSchema,
  may: byRecord('express.place'),
  run: give,
})

export const saveMapping = action({
  schema: saveMappingSchema,
  may: 'express.place',
  run: saveColumns,
})

export const renameMapping = action({
  schema: renameMappingSchema,
  may: byRecord('express.place'),
  run: rename,
})

export const deleteMapping = action({
  schema: mappingIdSchema,
  may: byRecord('express.place'),
  run: forget,
})

export const startImport = action({
  schema: startImportSchema,
  may: byRecord('express.place'),
  run: start,
})

export const pauseImport = action({
  schema: importIdSchema,
  may: byRecord('express.place'),
  run: ({ actor, form }) => pause({ actor, ...form }),
})

export const resumeImport = action({
  schema: importIdSchema,
  may: byRecord('express.place'),
  run: ({ actor, form }) => resume({ actor, ...form }),
})

export const proposeMoves = action({
  schema: importIdSchema,
  may: byRecord('express.place'),
  run: ({ actor, form }) => propose({ actor, ...form }),
})

export const moveRows = action({
  schema: moveRowsSchema,
  may: byRecord('express.place'),
  run: move,
})
