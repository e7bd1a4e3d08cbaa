import 'server-only'
import { database } from '@/lib/db/client'
import { addJob } from '@/lib/jobs/add-job'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { markAbandoned } from './mark-abandoned'
import { RESOLVE_FOOD_ORDER } from './task-names'

export const orderTasks: TaskGroup = {
  tasks: {
    'orders.mark-abandoned': async () => {
      const db = database()
      for (const { id, family } of await markAbandoned(db, new Date())) {
        if (family === 'food') {
          await addJob(db, { task: RESOLVE_FOOD_ORDER, payload: { orderId: id } })
        }
      }
    },
  },
  repeated: [{ task: 'orders.mark-abandoned', everyMinutes: 1 }],
}
