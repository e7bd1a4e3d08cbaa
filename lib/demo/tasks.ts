import 'server-only'
import { z } from 'zod'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { MOVE_TASK, moveOn } from './rush/move-on'
import { RUSH_TASK } from './rush/queue-rush'
import { startRush } from './rush/start-rush'

const movePayload = z.object({ begun: z.coerce.date(), move: z.number().int() })

export const demoTasks: TaskGroup = {
  tasks: {
    [RUSH_TASK]: () => startRush({ now: new Date() }),
    [MOVE_TASK]: (payload) => moveOn(movePayload.parse(payload)),
  },
  repeated: [],
}
