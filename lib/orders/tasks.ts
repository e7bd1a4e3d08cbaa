import 'server-only'
import { z } from 'zod'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { markAbandoned } from './sends/mark-abandoned'
import { relearnCode } from './status/relearn-code'
import { sweepOrders } from './sweep/sweep-orders'
import { RELEARN_CODE } from './task-names'

const relearnPayload = z.object({
  family: z.enum(['food', 'parcel', 'express']),
  code: z.int(),
  after: z.int(),
})

export const orderTasks: TaskGroup = {
  tasks: {
    'orders.mark-abandoned': () => markAbandoned(database(), new Date()),
    'orders.sweep': () => sweepOrders({ db: database(), perMinute: settings().sweepPerMinute }),
    [RELEARN_CODE]: (payload) => relearnCode({ db: database(), ...relearnPayload.parse(payload) }),
  },
  repeated: [
    { task: 'orders.mark-abandoned', everyMinutes: 1 },
    { task: 'orders.sweep', everyMinutes: 1 },
  ],
}
