import 'server-only'
import { database } from '@/lib/db/client'
import { confirmPayload, resolvePayload, type TaskGroup } from '@/lib/jobs/task-group'
import { CONFIRM_TASK, RESOLVE_TASK } from '@/lib/orders/task-names'
import { confirmOrder } from './confirm-order'
import { resolveOrder } from './resolve-order'

export const expressTasks: TaskGroup = {
  tasks: {
    [CONFIRM_TASK.express]: (payload) =>
      confirmOrder({ db: database(), ...confirmPayload.parse(payload) }),
    [RESOLVE_TASK.express]: (payload) =>
      resolveOrder({ db: database(), ...resolvePayload.parse(payload) }),
  },
  repeated: [],
}
