import { z } from 'zod'
import { orderHref } from '@/app/(desk)/order-href'
import { runRead } from '@/lib/server/run-read'
import { listJobs } from '@/lib/settings/list-jobs'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return runRead(z.object({}), {}, (_query, actor) => listJobs({ actor, orderHref }))
}
