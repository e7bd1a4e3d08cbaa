import { z } from 'zod'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'
import { listStatuses } from '@/lib/stores/now/list-statuses'

export function GET(): Promise<Response> {
  return runRead(withinStores('hours.see'), z.null(), null, (_, actor) => listStatuses({ actor }))
}
