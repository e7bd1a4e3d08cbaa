import 'server-only'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { addJob } from '@/lib/jobs/add-job'
import { CONFIRM_TASK, RESOLVE_TASK } from './task-names'

type Order = { id: number; family: Family }

/** Has the platform asked for an order; one such job waits at a time for each order. */
export function addConfirmJob(queries: Queries, order: Order, runAt?: Date): Promise<void> {
  const task = CONFIRM_TASK[order.family]
  const when = runAt ? { runAt } : {}
  return addJob(queries, {
    task,
    payload: { orderId: order.id },
    key: `${task}:${order.id}`,
    ...when,
  })
}

/** Has it found out whether an order exists; `attempt` counts the looks, from 0. */
export function addResolveJob(
  queries: Queries,
  order: Order,
  options: { attempt: number; runAt?: Date },
): Promise<void> {
  const task = RESOLVE_TASK[order.family]
  const { attempt, runAt } = options
  return addJob(queries, {
    task,
    payload: { orderId: order.id, attempt },
    key: `${task}:${order.id}`,
    ...(runAt ? { runAt } : {}),
  })
}
