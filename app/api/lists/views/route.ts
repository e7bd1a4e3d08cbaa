import { viewsQuerySchema } from '@/lib/lists/model/list-requests'
import { listViews } from '@/lib/lists/views/list-views'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(
    withinStores('food.see', 'parcels.see', 'express.see'),
    viewsQuerySchema,
    given,
    (query, actor) => listViews({ actor, ...query }),
  )
}
