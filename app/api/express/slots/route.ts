import { readSlots } from '@/lib/express/read-slots'
import { slotsQuerySchema } from '@/lib/express/schema'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(slotsQuerySchema, given, (query, actor) => readSlots({ actor, query }))
}
