import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { raiseWarnings } from './raise-warnings'
import { sendWarning } from './send-warning'
import { LOOK_FOR_WARNINGS, SEND_WARNING } from './task-names'

const sendPayload = z.object({ warningId: z.number(), personId: z.number() })

export const warningTasks: TaskGroup = {
  tasks: {
    [LOOK_FOR_WARNINGS]: () => raiseWarnings({ db: database(), now: new Date() }),
    [SEND_WARNING]: (payload) => sendWarning({ db: database(), ...sendPayload.parse(payload) }),
  },
  repeated: [{ task: LOOK_FOR_WARNINGS, everyMinutes: 1 }],
}
