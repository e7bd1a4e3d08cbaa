import { waybillPageSchema } from '@/lib/printing/model/waybill-page'
import { listWaybills } from '@/lib/printing/queue/list-waybills'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runRead(withinStores('express.see'), waybillPageSchema, given, (query, actor) =>
    listWaybills({ actor, query }),
  )
}
