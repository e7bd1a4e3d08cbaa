import 'server-only'
import type { SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Language } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import { addJob, type JobSpec } from '@/lib/jobs/add-job'
import { forgottenFailure } from '@/lib/jobs/forget-failure'
import { APPLY_CALLBACKS, IDENTIFY_PARCEL_ORDER, RESOLVE_TASK, SYNC_TASK } from './task-names'

type Order = { id: number; family: Family }

/**
 * Has the platform asked for an order, in the store's language unless another is named; one such job
 * waits at a time for each order and language.
 */
export function addSyncJob(
  queries: Queries,
  order: Order,
  {
    language,
    ...how
  }: Pick<JobSpec, 'runAt' | 'keepTime' | 'patient'> & { language?: Language | undefined } = {},
): Promise<void> {
  const task = SYNC_TASK[order.family]
  return addJob(queries, {
    task,
    payload: { orderId: order.id, ...(language && { language }) },
    key: syncKey(order, language),
    ...how,
  })
}

/** That job, now and in the store's language, for whoever adds several. */
export const syncJob = (order: Order) => ({
  task: SYNC_TASK[order.family],
  payload: { orderId: order.id },
  key: syncKey(order),
})

const syncKey = ({ id, family }: Order, language?: Language) =>
  [SYNC_TASK[family], id, language].filter(Boolean).join(':')

/** Has it found out whether an order exists; `attempt` counts the looks, from 0. */
export function addResolveJob(
  queries: Queries,
  order: Order,
  options: { attempt: number } & Pick<JobSpec, 'runAt' | 'patient'>,
): Promise<void> {
  return addJob(queries, resolveJob(order, options))
}

/** That job. */
export function resolveJob(
  { id, family }: Order,
  { attempt, ...how }: { attempt: number } & Pick<JobSpec, 'runAt' | 'patient'>,
): JobSpec {
  return {
    task: RESOLVE_TASK[family],
    payload: { orderId: id, attempt },
    key: resolveKey({ id, family }),
    ...how,
  }
}

/** It has been found out: the call that forgets a job that failed at it. */
export function forgottenResolveFailure(order: Order): SQL {
  return forgottenFailure(resolveKey(order))
}

const resolveKey = ({ id, family }: Order) => `${RESOLVE_TASK[family]}:${id}`

/** Which of our parcel orders a callback says that the platform's number is of. */
export type ParcelClaim = { platformOrderId: string; clientOrderId: string }

/** Has the platform asked whether that is so. `once` leaves such a job as it is where one waits. */
export function addIdentifyJob(
  queries: Queries,
  { platformOrderId, clientOrderId }: ParcelClaim,
  options: { runAt?: Date; once?: boolean } = {},
): Promise<void> {
  return addJob(queries, {
    task: IDENTIFY_PARCEL_ORDER,
    payload: { platformOrderId, clientOrderId },
    key: `${IDENTIFY_PARCEL_ORDER}:${platformOrderId}`,
    ...options,
  })
}

/** Has the callbacks applied that came before it was known which parcel they speak of. */
export function addApplyJob(queries: Queries, platformOrderId: string): Promise<void> {
  return addJob(queries, {
    task: APPLY_CALLBACKS,
    payload: { family: 'parcel', platformOrderId, clientOrderId: '' },
    key: `${APPLY_CALLBACKS}:${platformOrderId}`,
  })
}
