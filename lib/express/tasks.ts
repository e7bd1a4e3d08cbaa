import 'server-only'
import { database } from '@/lib/db/client'
import { confirmPayload, type TaskGroup } from '@/lib/jobs/task-group'
import { CONFIRM_EXPRESS_ORDER } from '@/lib/orders/task-names'
import { confirmOrder } from './confirm-order'

export const expressTasks: TaskGroup = {
  tasks: {
    [CONFIRM_EXPRESS_ORDER]: (payload) =>
      confirmOrder({ db: database(), ...confirmPayload.parse(payload) }),
  },
  repeated: [],
}
