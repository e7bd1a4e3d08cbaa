import 'server-only'
import type { Queries } from '@/lib/db/client'
import { addJob } from '@/lib/jobs/add-job'
import { FETCH_LABELS } from './task-names'

/** Has the labels of a pile fetched; one such job waits at a time for each pile. */
export function addFetchJob(queries: Queries, runId: number, runAt?: Date): Promise<void> {
  return addJob(queries, {
    task: FETCH_LABELS,
    payload: { runId },
    key: `${FETCH_LABELS}:${runId}`,
    ...(runAt ? { runAt } : {}),
  })
}
