import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { listJobs } from '@/lib/settings/jobs/list-jobs'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return runRead('settings.manage', z.object({}), {}, (_query, actor) => listJobs({ actor }))
}
