import { listOrders } from '@/lib/lists/list-orders'
import { listFormSchema } from '@/lib/lists/model/list-form'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(
    withinStores('food.see', 'parcels.see', 'express.see'),
    listFormSchema,
    given,
    (query, actor) => listOrders({ actor, query }),
  )
}
