import { listFormSchema } from '@/lib/orders/lists/list-form'
import { listOrders } from '@/lib/orders/lists/list-orders'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(
    withinStores('food.see', 'parcels.see', 'express.see'),
    listFormSchema,
    given,
    ({ family, stores, show, q, after }, actor) =>
      listOrders({ actor, family, storeIds: stores, filter: show, search: q, after }),
  )
}
