import { listWaybills } from '@/lib/printing/list-waybills'
import { waybillPageSchema } from '@/lib/printing/schema'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(waybillPageSchema, given, (query, actor) => listWaybills({ actor, query }))
}
