import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { APPLY_CALLBACKS } from '@/lib/orders/task-names'
import { adoptClaimed } from './adopt-claimed'
import { applyWaiting } from './applying/apply-waiting'
import { ADOPT_ORDER, findOutsideOrders } from './find-outside-orders'
import { forgetBodies } from './forget-bodies'
import { identifyWaiting } from './identify-waiting'
import { intakeOf } from './intake'

const adoptPayload = z.object({
  family: z.enum(['food', 'parcel', 'express']),
  platformOrderId: z.string(),
})
const subjectPayload = adoptPayload.extend({ clientOrderId: z.string() })

export const callbackTasks: TaskGroup = {
  tasks: {
    [APPLY_CALLBACKS]: async (payload) => {
      const { applier } = intakeOf(database())
      const subject = subjectPayload.safeParse(payload)
      if (subject.success) {
        applier.add(subject.data)
        return
      }
      for (const subject of await applyWaiting(database())) applier.add(subject)
      await identifyWaiting(database())
    },
    'callbacks.forget-bodies': async () => {
      await forgetBodies(database())
    },
    'callbacks.find-outside-orders': () => findOutsideOrders(database()),
    [ADOPT_ORDER]: (payload) => adoptClaimed({ db: database(), ...adoptPayload.parse(payload) }),
  },
  repeated: [
    { task: APPLY_CALLBACKS, everyMinutes: 1 },
    { task: 'callbacks.find-outside-orders', everyMinutes: 1 },
    { task: 'callbacks.forget-bodies', everyMinutes: 30 },
  ],
}
