'use server'

import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import { labelChoiceSchema, labelFormSchema } from './model/label'
import {
  addChosenSchema,
  addMatchingSchema,
  addScannedSchema,
  retryLabelsSchema,
  takeOutSchema,
} from './model/print-queue'
import { answerRunSchema, showRunSchema } from './model/print-run'
import { addChosen } from './queue/add-chosen'
import { addMatching } from './queue/add-matching'
import { addScanned } from './queue/add-scanned'
import { answerRun } from './runs/answer-run'
import { choosePaper } from './queue/choose-paper'
import { requestLabel } from './labels/request-label'
import { retryLabels } from './queue/retry-labels'
import { showOne } from './runs/show-one'
import { showRun } from './runs/show-run'
import { removeFromPrintQueue } from './queue/remove-from-print-queue'

export const fetchLabel = action({
  schema: labelFormSchema,
  may: byRecord('express.see'),
  run: ({ actor, form }) => requestLabel({ actor, ...form }),
})

export const showOneLabel = action({
  schema: labelFormSchema,
  may: byRecord('express.place'),
  run: ({ actor, form }) => showOne({ actor, ...form }),
})

export const addChosenToPrintQueue = action({
  schema: addChosenSchema,
  may: withinStores('express.place'),
  run: ({ actor, form }) => addChosen({ actor, ...form }),
})

export const addMatchingToPrintQueue = action({
  schema: addMatchingSchema,
  may: withinStores('express.place'),
  run: ({ actor, form }) => addMatching({ actor, ...form }),
})

export const addScannedToPrintQueue = action({
  schema: addScannedSchema,
  may: withinStores('express.place'),
  run: ({ actor, form }) => addScanned({ actor, ...form }),
})

export const takeOutOfPrintQueue = action({
  schema: takeOutSchema,
  may: 'self',
  run: ({ actor, form }) => removeFromPrintQueue({ actor, ...form }),
})

export const choosePaperOfPrintQueue = action({
  schema: labelChoiceSchema,
  may: 'self',
  run: ({ actor, form }) => choosePaper({ actor, ...form }),
})

export const retryMissingLabels = action({
  schema: retryLabelsSchema,
  may: 'self',
  run: ({ actor, form }) => retryLabels({ actor, ...form }),
})

export const showPrintRun = action({
  schema: showRunSchema,
  may: withinStores('express.place'),
  run: ({ actor, form }) => showRun({ actor, ...form }),
})

export const answerPrintRun = action({
  schema: answerRunSchema,
  may: 'self',
  run: ({ actor, form }) => answerRun({ actor, ...form }),
})
