import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { listJobs } from '@/lib/settings/jobs/list-jobs'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return runRead('administrator', z.object({}), {}, (_query, actor) => listJobs({ actor }))
}
