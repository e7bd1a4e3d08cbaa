import { z } from 'zod'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'
import { listCounters } from '@/lib/stores/counters/list-counters'

export function GET(): Promise<Response> {
  return runRead(withinStores('hours.see'), z.null(), null, (_, actor) => listCounters({ actor }))
}
