import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { RHYTHMS } from './model/summary'
import { markHeartbeat } from './report-source'
import { rollDays } from './rolling/roll-days'
import { queueSummaries } from './summaries/queue-summaries'
import { sendSummary } from './summaries/send-summary'
import { QUEUE_SUMMARIES, SEND_SUMMARY } from './summaries/task-names'

const ROLL_TASK = 'reports.roll-days'
const HEARTBEAT = 'reports.mark-heartbeat'

const sendPayload = z.object({
  personId: z.number(),
  rhythm: z.enum(RHYTHMS),
  day: z.string(),
})

export const reportTasks: TaskGroup = {
  tasks: {
    [ROLL_TASK]: (_payload, { stopping }) =>
      rollDays({ db: database(), now: new Date(), stopping }),
    [HEARTBEAT]: () => markHeartbeat(database()),
    [QUEUE_SUMMARIES]: () => queueSummaries({ db: database(), now: new Date() }),
    [SEND_SUMMARY]: (payload) =>
      sendSummary({ db: database(), now: new Date(), ...sendPayload.parse(payload) }),
  },
  repeated: [
    { task: ROLL_TASK, everyMinutes: 10 },
    { task: HEARTBEAT, everyMinutes: 1 },
    { task: QUEUE_SUMMARIES, everyMinutes: 10 },
  ],
}
