import { z } from 'zod'
import { withinStores } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'
import { listBuffers } from '@/lib/stores/now/list-buffers'

export function GET(): Promise<Response> {
  return runRead(withinStores('hours.see'), z.null(), null, (_, actor) => listBuffers({ actor }))
}
