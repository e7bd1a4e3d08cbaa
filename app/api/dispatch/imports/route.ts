import { listImportBatches } from '@/lib/dispatch/list-import-batches'
import { importBatchesQuerySchema } from '@/lib/dispatch/model/batch-queries'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(
    withinStores('parcels.place', 'express.place'),
    importBatchesQuerySchema,
    given,
    (query, actor) => listImportBatches({ actor, query }),
  )
}
