import 'server-only'
import type { Queries } from '@/lib/db/client'
import { addJob } from '@/lib/jobs/add-job'

/** Tried so often within four minutes: after that a person is told rather than left to wait. */
const MOST_ATTEMPTS = 6

/** Has the next rows of an import sent; one such job waits at a time for each import. */
export function addRunJob(queries: Queries, importId: number, runAt?: Date): Promise<void> {
  return addJob(queries, {
    task: RUN_IMPORT,
    payload: { importId },
    maxAttempts: MOST_ATTEMPTS,
    key: `${RUN_IMPORT}:${importId}`,
    ...(runAt ? { runAt } : {}),
  })
}

/** Sends the next rows of an import; its payload is `{ importId }`. */
export const RUN_IMPORT = 'imports.run'
