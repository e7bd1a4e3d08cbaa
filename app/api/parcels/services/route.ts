import { getServices } from '@/lib/parcels/get-services'
import { servicesQuerySchema } from '@/lib/parcels/model/offer'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('parcels.place', servicesQuerySchema, given, (query, actor) =>
    getServices({ actor, query, signal: request.signal }),
  )
}
