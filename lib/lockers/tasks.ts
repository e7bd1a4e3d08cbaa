import 'server-only'
import { database, databasePool } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { queueRefreshWhenDue, REFRESH_TASK } from './queue-refresh'
import { refreshLockers } from './refresh-lockers'

const LOOK_TASK = 'lockers.look-when-due'

export const lockerTasks: TaskGroup = {
  tasks: {
    [REFRESH_TASK]: async (_payload, { stopping }) => {
      await refreshLockers({ db: database(), pool: databasePool(), stopping })
    },
    [LOOK_TASK]: () => queueRefreshWhenDue(database()),
  },
  repeated: [{ task: LOOK_TASK, everyMinutes: 15 }],
}
