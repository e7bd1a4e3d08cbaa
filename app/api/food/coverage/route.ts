import { getCoverage } from '@/lib/food/find/get-coverage'
import { coverageQuerySchema } from '@/lib/food/model/coverage'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(withinStores('food.see'), coverageQuerySchema, given, (query, actor) =>
    getCoverage({ actor, query, signal: request.signal }),
  )
}
