import { findPlaces } from '@/lib/orders/placing/find-places'
import { placeQuerySchema } from '@/lib/orders/model/place-query'
import { byRecord } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  const may = byRecord('food.place', 'parcels.place', 'express.place')
  return runRead(may, placeQuerySchema, given, (query, actor) => findPlaces({ actor, query }))
}
