import 'server-only'
import { sql } from 'drizzle-orm'
import { settings } from '@/lib/config/settings'
import { database, type Database } from '@/lib/db/client'
import { addJob } from '@/lib/jobs/add-job'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { runRetention } from './run-retention'

const RUN_TASK = 'retention.run'
const LOOK_TASK = 'retention.look-when-due'

/** How long after a run that came to its end the next one is due, and after one that did not. */
const EVERY_HOURS = 23
const AGAIN_HOURS = 2

export const retentionTasks: TaskGroup = {
  tasks: {
    [RUN_TASK]: async (_payload, { stopping }) => {
      const { retentionDays: days, dataDir } = settings()
      await runRetention({ db: database(), days, dataDir, now: new Date(), stopping })
    },
    [LOOK_TASK]: () => queueRetentionWhenDue(database()),
  },
  repeated: [{ task: LOOK_TASK, everyMinutes: 15 }],
}

/** Queues a run when there was none for a day; one waits at most. */
async function queueRetentionWhenDue(db: Database): Promise<void> {
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select not exists (
      select 1 from retention_runs where started_at > now() - make_interval(hours =>
        case when finished_at is null then ${AGAIN_HOURS}::int else ${EVERY_HOURS}::int end)
    ) as due`)
  if (rows[0]?.due) {
    await addJob(db, { task: RUN_TASK, payload: {}, key: RUN_TASK, once: true, maxAttempts: 3 })
  }
}
