import 'server-only'
import { z } from 'zod'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { confirmPayload, type TaskGroup } from '@/lib/jobs/task-group'
import { CONFIRM_FOOD_ORDER, RESOLVE_FOOD_ORDER, SWEEP_FOOD_ORDERS } from '@/lib/orders/task-names'
import { confirmOrder } from './confirm-order'
import { resolveOrder } from './resolve-order'
import { sweepOrders } from './sweep-orders'

const resolvePayload = confirmPayload.extend({ attempt: z.number().default(0) })

export const foodTasks: TaskGroup = {
  tasks: {
    [CONFIRM_FOOD_ORDER]: (payload) =>
      confirmOrder({ db: database(), ...confirmPayload.parse(payload) }),
    [RESOLVE_FOOD_ORDER]: (payload) =>
      resolveOrder({ db: database(), ...resolvePayload.parse(payload) }),
    [SWEEP_FOOD_ORDERS]: () =>
      sweepOrders({ db: database(), perMinute: settings().sweepPerMinute }),
  },
  repeated: [{ task: SWEEP_FOOD_ORDERS, everyMinutes: 1 }],
}
