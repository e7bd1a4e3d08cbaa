import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { listStatuses } from '@/lib/stores/list-statuses'

export function GET(): Promise<Response> {
  return runRead(z.null(), null, (_, actor) => listStatuses({ actor }))
}
