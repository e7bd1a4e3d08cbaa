import 'server-only'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { markAbandoned } from './mark-abandoned'
import { sweepOrders } from './sweep-orders'

export const orderTasks: TaskGroup = {
  tasks: {
    'orders.mark-abandoned': () => markAbandoned(database(), new Date()),
    'orders.sweep': () => sweepOrders({ db: database(), perMinute: settings().sweepPerMinute }),
  },
  repeated: [
    { task: 'orders.mark-abandoned', everyMinutes: 1 },
    { task: 'orders.sweep', everyMinutes: 1 },
  ],
}
