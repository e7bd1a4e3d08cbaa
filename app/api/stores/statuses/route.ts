import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { listStatuses } from '@/lib/stores/now/list-statuses'

export function GET(): Promise<Response> {
  return runRead('withinStores', z.null(), null, (_, actor) => listStatuses({ actor }))
}
