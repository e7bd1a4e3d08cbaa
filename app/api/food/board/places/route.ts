import { getPlaces } from '@/lib/food/courier/get-places'
import { boardStoresSchema } from '@/lib/food/model/board-stores'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(withinStores('food.see'), boardStoresSchema, given, ({ stores }, actor) =>
    getPlaces({ actor, storeIds: stores }),
  )
}
