import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { runImport, endImportRun } from './run/run-import'
import { RUN_IMPORT } from './run/add-run-job'

const payload = z.object({ importId: z.number() })

export const importTasks: TaskGroup = {
  tasks: {
    [RUN_IMPORT]: async (given, attempt) => {
      const { importId } = payload.parse(given)
      try {
        await runImport({ db: database(), importId, stopping: attempt.stopping })
      } catch (error) {
        // Nobody would go on with it, and its page would say for ever that it runs.
        if (attempt.isLast) await endImportRun(database(), importId, 'failed')
        throw error
      }
    },
  },
  repeated: [],
}
