import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { listBuffers } from '@/lib/stores/now/list-buffers'

export function GET(): Promise<Response> {
  return runRead('withinStores', z.null(), null, (_, actor) => listBuffers({ actor }))
}
