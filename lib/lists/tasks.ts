import 'server-only'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, database } from '@/lib/db/client'
import { listExports } from '@/lib/db/tables/lists/list-exports'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { endExport, runExport } from './export/run-export'
import { RUN_EXPORT } from './export/start-export'
import { KEPT_HOURS } from './model/list-export'

const FORGET_EXPORTS = 'lists.forget-exports'

const payload = z.object({ exportId: z.number() })

export const listTasks: TaskGroup = {
  tasks: {
    [RUN_EXPORT]: async (given, { isLast, stopping }) => {
      const { exportId } = payload.parse(given)
      try {
        await runExport({ db: database(), exportId, stopping })
      } catch (error) {
        // Nobody would go on with it, and it would say for ever that it runs.
        if (isLast) await endExport(database(), exportId, 'failed')
        throw error
      }
    },
    [FORGET_EXPORTS]: () => forgetExports(database(), new Date()),
  },
  repeated: [{ task: FORGET_EXPORTS, everyMinutes: 10 }],
}

/** Files hold customers' names and numbers: after a day they are gone, and what was searched for. */
export async function forgetExports(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_HOURS * 60 * 60_000)
  await db.delete(listExports).where(lt(listExports.createdAt, before))
}
