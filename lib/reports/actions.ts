'use server'

import { action } from '@/lib/server/action'
import { withinStores } from '@/lib/server/may'
import { matchInvoiceSchema } from './model/match-invoice-form'
import { matchInvoice as match } from './money/match-invoice'
import { summarySchema } from './model/summary-form'
import { saveSummary as save } from './summaries/save-summary'

export const matchInvoice = action({
  schema: matchInvoiceSchema,
  may: withinStores('reports.see'),
  run: match,
})

/** One's own summary, or that of somebody who may do nothing that the actor may not. */
export const saveSummary = action({
  schema: summarySchema,
  may: withinStores('reports.see'),
  run: ({ actor, form }) => save({ actor, form, now: new Date() }),
})
