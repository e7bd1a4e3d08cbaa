import { database } from '@/lib/db/client'
import { rowsFormSchema } from '@/lib/lists/model/list-form'
import { readRows } from '@/lib/lists/read-rows'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(
    withinStores('food.see', 'parcels.see', 'express.see'),
    rowsFormSchema,
    given,
    ({ family, orders }, actor) => readRows(database(), { actor, family, orderIds: orders }),
  )
}
