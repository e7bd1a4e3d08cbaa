import { z } from 'zod'
import type { RepeatedTask, Task } from './run-jobs'

/** The tasks of one room, by name, and those of them that run again and again. */
export type TaskGroup = {
  tasks: Readonly<Record<string, Task>>
  repeated: readonly RepeatedTask[]
}

/** What the tasks that ask for one order are given. */
export const confirmPayload = z.object({ orderId: z.number() })

/** What the tasks that look into an order in doubt are given; `attempt` counts the tries before. */
export const resolvePayload = z.object({ orderId: z.number(), attempt: z.number().default(0) })
