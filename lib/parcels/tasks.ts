import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import { confirmPayload, resolvePayload, type TaskGroup } from '@/lib/jobs/task-group'
import { CONFIRM_TASK, IDENTIFY_PARCEL_ORDER, RESOLVE_TASK } from '@/lib/orders/task-names'
import { confirmOrder } from './confirm-order'
import { identifyOrder } from './identify-order'
import { resolveOrder } from './resolve-order'

const identifyPayload = z.object({ platformOrderId: z.string(), clientOrderId: z.string() })

export const parcelTasks: TaskGroup = {
  tasks: {
    [CONFIRM_TASK.parcel]: (payload) =>
      confirmOrder({ db: database(), ...confirmPayload.parse(payload) }),
    [RESOLVE_TASK.parcel]: (payload) =>
      resolveOrder({ db: database(), ...resolvePayload.parse(payload) }),
    [IDENTIFY_PARCEL_ORDER]: (payload) =>
      identifyOrder({ db: database(), ...identifyPayload.parse(payload) }),
  },
  repeated: [],
}
