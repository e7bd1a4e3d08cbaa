import 'server-only'
import type { Queries } from '@/lib/db/client'
import { addJob } from '@/lib/jobs/add-job'

/** Has the labels of a print queue fetched; one such job waits at a time for each print queue. */
export function addFetchJob(queries: Queries, runId: number, runAt?: Date): Promise<void> {
  return addJob(queries, {
    task: FETCH_LABELS,
    payload: { runId },
    key: `${FETCH_LABELS}:${runId}`,
    ...(runAt ? { runAt } : {}),
  })
}

/** Fetches the labels of a print queue that are not kept here; its payload is `{ runId }`. */
export const FETCH_LABELS = 'printing.fetch-labels'
