import { listExceptions } from '@/lib/exceptions/list-exceptions'
import { exceptionFilterSchema } from '@/lib/exceptions/model/exception-forms'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(
    withinStores('parcels.see', 'express.see'),
    exceptionFilterSchema,
    given,
    (filter, actor) => listExceptions({ actor, filter }),
  )
}
