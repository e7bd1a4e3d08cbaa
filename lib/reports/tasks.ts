import 'server-only'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { rollDays } from './roll-days'

const ROLL_TASK = 'reports.roll-days'

export const reportTasks: TaskGroup = {
  tasks: {
    [ROLL_TASK]: (_payload, { stopping }) =>
      rollDays({ db: database(), now: new Date(), stopping }),
  },
  repeated: [{ task: ROLL_TASK, everyMinutes: 10 }],
}
