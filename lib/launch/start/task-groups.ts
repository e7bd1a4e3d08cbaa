import 'server-only'
import { auditTasks } from '@/lib/audit/tasks'
import { callbackTasks } from '@/lib/callbacks/tasks'
import { demoTasks } from '@/lib/demo/tasks'
import { expressTasks } from '@/lib/express/tasks'
import { foodTasks } from '@/lib/food/tasks'
import { importTasks } from '@/lib/imports/tasks'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { listTasks } from '@/lib/lists/tasks'
import { lockerTasks } from '@/lib/lockers/tasks'
import { orderTasks } from '@/lib/orders/tasks'
import { parcelTasks } from '@/lib/parcels/tasks'
import { peopleTasks } from '@/lib/people/tasks'
import { printingTasks } from '@/lib/printing/tasks'
import { reportTasks } from '@/lib/reports/tasks'
import { retentionTasks } from '@/lib/retention/tasks'
import { storeTasks } from '@/lib/stores/tasks'
import { warningTasks } from '@/lib/warnings/tasks'

/** Everything that the queue does, of every room that has some of it. */
export const TASK_GROUPS: readonly TaskGroup[] = [
  orderTasks,
  callbackTasks,
  foodTasks,
  parcelTasks,
  expressTasks,
  storeTasks,
  lockerTasks,
  importTasks,
  printingTasks,
  retentionTasks,
  auditTasks,
  peopleTasks,
  warningTasks,
  reportTasks,
  listTasks,
  demoTasks,
]
