import { getEstimate } from '@/lib/food/get-estimate'
import { estimateQuerySchema } from '@/lib/food/schema'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(estimateQuerySchema, given, (query, actor) =>
    getEstimate({ actor, query, signal: request.signal }),
  )
}
