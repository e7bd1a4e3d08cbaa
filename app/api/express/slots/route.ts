import { slotsQuerySchema } from '@/lib/express/model/offered-slots'
import { readSlots } from '@/lib/express/slots/read-slots'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead('express.place', slotsQuerySchema, given, (query, actor) =>
    readSlots({ actor, query }),
  )
}
