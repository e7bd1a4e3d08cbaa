import { getBatch } from '@/lib/dispatch/get-batch'
import { batchQuerySchema } from '@/lib/dispatch/model/batch-queries'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(
    withinStores('parcels.see', 'express.see'),
    batchQuerySchema,
    given,
    (query, actor) => getBatch({ actor, query }),
  )
}
