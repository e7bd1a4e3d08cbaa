import { estimateQuerySchema } from '@/lib/food/model/estimate'
import { getEstimate } from '@/lib/food/placing/get-estimate'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('food.place', estimateQuerySchema, given, (query, actor) =>
    getEstimate({ actor, query, signal: request.signal }),
  )
}
