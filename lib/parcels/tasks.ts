import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { familyTasks } from '@/lib/orders/family-tasks'
import { IDENTIFY_PARCEL_ORDER } from '@/lib/orders/task-names'
import { identifyOrder } from './identify-order'
import { parcelOrders } from './parcel-orders'

const identifyPayload = z.object({ platformOrderId: z.string(), clientOrderId: z.string() })

const ofFamily = familyTasks(parcelOrders)

export const parcelTasks: TaskGroup = {
  tasks: {
    ...ofFamily.tasks,
    [IDENTIFY_PARCEL_ORDER]: (payload) =>
      identifyOrder({ db: database(), ...identifyPayload.parse(payload) }),
  },
  repeated: ofFamily.repeated,
}
