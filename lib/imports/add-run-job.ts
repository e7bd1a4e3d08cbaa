import 'server-only'
import type { Queries } from '@/lib/db/client'
import { addJob } from '@/lib/jobs/add-job'
import { RUN_IMPORT } from './task-names'

/** Has the next rows of an import sent; one such job waits at a time for each import. */
export function addRunJob(queries: Queries, importId: number, runAt?: Date): Promise<void> {
  return addJob(queries, {
    task: RUN_IMPORT,
    payload: { importId },
    key: `${RUN_IMPORT}:${importId}`,
    ...(runAt ? { runAt } : {}),
  })
}
