import { z } from 'zod'
import { ALL_LANGUAGES } from '@/lib/domain/areas'
import type { RepeatedTask, Task } from './run-jobs'

/** The tasks of one room, by name, and those of them that run again and again. */
export type TaskGroup = {
  tasks: Readonly<Record<string, Task>>
  repeated: readonly RepeatedTask[]
}

/** What the tasks that ask for one order are given. */
export const syncPayload = z.object({
  orderId: z.number(),
  /** In which it is asked; the store's where none is named. */
  language: z.enum(ALL_LANGUAGES).optional(),
})

/** What the tasks that look into an order in doubt are given; `attempt` counts the tries before. */
export const resolvePayload = z.object({ orderId: z.number(), attempt: z.number().default(0) })
