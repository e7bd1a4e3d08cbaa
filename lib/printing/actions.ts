'use server'

import { action } from '@/lib/server/action'
import { byRecord, withinStores } from '@/lib/server/may'
import { labelChoiceSchema, labelFormSchema } from './model/label-forms'
import {
  addChosenSchema,
  addMatchingSchema,
  addScannedSchema,
  retryLabelsSchema,
  takeOutSchema,
} from './model/print-queue-requests'
import { answerRunSchema, showRunSchema, startRunSchema } from './model/print-run'
import {
  newStationSchema,
  saveStationSchema,
  sendRunSchema,
  sendScannedSchema,
  stationIdSchema,
  withdrawRunSchema,
} from './model/station-forms'
import { addChosen } from './queue/add-chosen'
import { addMatching } from './queue/add-matching'
import { addScanned } from './queue/add-scanned'
import { answerRun } from './runs/answer-run'
import { choosePaper } from './queue/choose-paper'
import { requestLabel } from './labels/request-label'
import { retryLabels } from './queue/retry-labels'
import { showOne } from './runs/show-one'
import { startRun } from './runs/start-run'
import { showRun } from './runs/show-run'
import { addStation } from './stations/add-station'
import { endStation } from './stations/end-station'
import { renewKey } from './stations/renew-key'
import { saveStation } from './stations/save-station'
import { sendScanned } from './stations/send-scanned'
import { sendToStation } from './stations/send-to-station'
import { withdrawRun } from './stations/withdraw-run'
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

export const startPrintRun = action({
  schema: startRunSchema,
  may: 'self',
  run: ({ actor, form }) => startRun({ actor, ...form }),
})

export const answerPrintRun = action({
  schema: answerRunSchema,
  may: 'self',
  run: ({ actor, form }) => answerRun({ actor, ...form }),
})

export const sendToPrintStation = action({
  schema: sendRunSchema,
  may: byRecord('express.place'),
  run: ({ actor, form }) => sendToStation({ actor, ...form }),
})

export const sendScannedToPrintStation = action({
  schema: sendScannedSchema,
  may: byRecord('express.place'),
  run: ({ actor, form }) => sendScanned({ actor, ...form }),
})

export const withdrawFromPrintStation = action({
  schema: withdrawRunSchema,
  may: 'self',
  run: ({ actor, form }) => withdrawRun({ actor, ...form }),
})

export const addPrintStation = action({
  schema: newStationSchema,
  may: 'stations.manage',
  run: addStation,
})

export const savePrintStation = action({
  schema: saveStationSchema,
  may: byRecord('stations.manage'),
  run: saveStation,
})

export const renewPrintStationKey = action({
  schema: stationIdSchema,
  may: byRecord('stations.manage'),
  run: renewKey,
})

export const endPrintStation = action({
  schema: stationIdSchema,
  may: byRecord('stations.manage'),
  run: endStation,
})
