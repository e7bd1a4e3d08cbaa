import 'server-only'
import { database } from '@/lib/db/client'
import { confirmPayload, type TaskGroup } from '@/lib/jobs/task-group'
import { CONFIRM_PARCEL_ORDER } from '@/lib/orders/task-names'
import { confirmOrder } from './confirm-order'

export const parcelTasks: TaskGroup = {
  tasks: {
    [CONFIRM_PARCEL_ORDER]: (payload) =>
      confirmOrder({ db: database(), ...confirmPayload.parse(payload) }),
  },
  repeated: [],
}
