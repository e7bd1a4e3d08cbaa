import 'server-only'
import { database } from '@/lib/db/client'
import { confirmPayload, resolvePayload, type TaskGroup } from '@/lib/jobs/task-group'
import { CONFIRM_TASK, RESOLVE_TASK } from '@/lib/orders/task-names'
import { confirmOrder } from './confirm-order'
import { resolveOrder } from './resolve-order'

export const foodTasks: TaskGroup = {
  tasks: {
    [CONFIRM_TASK.food]: (payload) =>
      confirmOrder({ db: database(), ...confirmPayload.parse(payload) }),
    [RESOLVE_TASK.food]: (payload) =>
      resolveOrder({ db: database(), ...resolvePayload.parse(payload) }),
  },
  repeated: [],
}
