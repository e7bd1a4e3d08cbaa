import { getPositions } from '@/lib/parcels/get-positions'
import { positionsQuerySchema } from '@/lib/parcels/model/offer'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('parcels.place', positionsQuerySchema, given, (query, actor) =>
    getPositions({ actor, query, signal: request.signal }),
  )
}
