import 'server-only'
import { database } from '@/lib/db/client'
import { confirmPayload, type TaskGroup } from '@/lib/jobs/task-group'
import { CONFIRM_TASK } from '@/lib/orders/task-names'
import { confirmOrder } from './confirm-order'

export const parcelTasks: TaskGroup = {
  tasks: {
    [CONFIRM_TASK.parcel]: (payload) =>
      confirmOrder({ db: database(), ...confirmPayload.parse(payload) }),
  },
  repeated: [],
}
