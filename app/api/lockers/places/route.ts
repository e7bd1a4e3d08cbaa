import { findPlace } from '@/lib/lockers/find-place'
import { placeQuerySchema } from '@/lib/lockers/model/locker-list'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(withinStores('express.see'), placeQuerySchema, given, (query, actor) =>
    findPlace({ actor, query, signal: request.signal }),
  )
}
