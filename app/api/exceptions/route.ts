import { withHrefs } from '@/app/(desk)/exceptions/with-hrefs'
import { listExceptions } from '@/lib/exceptions/list-exceptions'
import { exceptionFilterSchema } from '@/lib/exceptions/schema'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(exceptionFilterSchema, given, async (filter, actor) =>
    withHrefs(await listExceptions({ actor, filter })),
  )
}
