'use server'

import { action } from '@/lib/server/action'
import { withinStores } from '@/lib/server/may'
import { matchInvoiceSchema } from './model/invoice'
import { matchInvoice as match } from './money/match-invoice'

export const matchInvoice = action({
  schema: matchInvoiceSchema,
  may: withinStores('reports.see'),
  run: match,
})
