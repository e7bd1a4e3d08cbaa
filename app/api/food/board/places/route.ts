import { getPlaces } from '@/lib/food/get-places'
import { boardStoresSchema } from '@/lib/food/schema'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(boardStoresSchema, given, ({ stores }, actor) =>
    getPlaces({ actor, storeIds: stores }),
  )
}
