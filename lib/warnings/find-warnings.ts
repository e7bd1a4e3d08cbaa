import 'server-only'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { hoursSendings, storeStatus } from '@/lib/db/tables/hours'
import type { WarningFacts } from '@/lib/db/tables/warnings'
import type { Family } from '@/lib/domain/stages'
import type { SilentStore } from '@/lib/stores/counters/find-silent-stores'
import { storeAlarm } from '@/lib/stores/now/list-statuses'
import { SEND_WARNING } from './task-names'

/** `thing` names it for good: it is warned of once. */
export type Warning = { thing: string; storeId: number | null; facts: WarningFacts }

/** What is older was there before anybody could be warned, or was warned of. */
const A_DAY_AGO = sql`now() - interval '1 day'`

/** Everything that managers are to be warned of as things stand; most of it they were already. */
export async function findWarnings(
  queries: Queries,
  { now, silent }: { now: Date; silent: readonly SilentStore[] },
): Promise<Warning[]> {
  return [
    ...(await ordersInDoubt(queries)),
    ...(await closuresNotAccepted(queries, now)),
    ...(await failedJobs(queries)),
    ...silent.map(({ storeId, since }) => ({
      thing: `counter:${storeId}:${since.toISOString()}`,
      storeId,
      facts: { kind: 'counter' as const, since: since.toISOString() },
    })),
  ]
}

/** Whose doubt began ten minutes ago or more. */
async function ordersInDoubt(queries: Queries): Promise<Warning[]> {
  type Row = { id: string; store_id: string; family: Family; client_order_id: string }
  const { rows } = await queries.execute<Row>(sql`
    select o.id, o.store_id, o.family, o.client_order_id from orders o
    where o.placing = 'unconfirmed' and o.created_at > ${A_DAY_AGO}
      and (select min(e.at) from order_events e where e.order_id = o.id and e.kind = 'unconfirmed')
        <= now() - interval '10 minutes'`)
  return rows.map(({ id, store_id, family, client_order_id }) => ({
    thing: `in-doubt:${id}`,
    storeId: Number(store_id),
    facts: { kind: 'in-doubt', orderId: Number(id), family, clientOrderId: client_order_id },
  }))
}

/** Stores to be closed now, and dates with hours of their own, that the platform did not take. */
async function closuresNotAccepted(queries: Queries, now: Date): Promise<Warning[]> {
  const switched = await queries
    .select({ status: storeStatus, sending: hoursSendings })
    .from(storeStatus)
    .innerJoin(hoursSendings, eq(hoursSendings.id, storeStatus.sendingId))
    .where(and(eq(storeStatus.open, false), gt(hoursSendings.askedAt, A_DAY_AGO)))
  const stores = switched.filter(
    ({ status, sending }) => storeAlarm({ ...status, sending }, now) === 'notClosed',
  )
  const dates = await queries
    .select()
    .from(hoursSendings)
    .where(
      and(
        eq(hoursSendings.kind, 'temporary'),
        gt(hoursSendings.askedAt, A_DAY_AGO),
        sql`(${eq(hoursSendings.state, 'refused')} or (${inArray(hoursSendings.state, [
          'queued',
          'sending',
          'not-sent',
          'unconfirmed',
        ])} and ${hoursSendings.askedAt} < now() - interval '90 seconds'))`,
      ),
    )
  return [...stores.map(({ sending }) => sending), ...dates].flatMap(({ id, storeId, kind }) =>
    storeId === null || (kind !== 'status' && kind !== 'temporary')
      ? []
      : [{ thing: `closure:${id}`, storeId, facts: { kind: 'closure' as const, what: kind } }],
  )
}

/**
 * Jobs without a try left. What a later one answers for is taken out of the queue within seconds
 * (decision 0188), so the youngest wait; of what the clock begins, one failure a day is told.
 */
async function failedJobs(queries: Queries): Promise<Warning[]> {
  type Row = { id: string; key: string | null; task: string; day: string; store_id: string | null }
  const { rows } = await queries.execute<Row>(sql`
    select j.id, j.key, j.task_identifier as task, to_char(now(), 'YYYY-MM-DD') as day, o.store_id
    from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    left join orders o on o.id = case when p.payload->>'orderId' ~ '^[0-9]{1,15}$'
      then (p.payload->>'orderId')::bigint end
    where j.attempts >= j.max_attempts and j.locked_at is null
      and j.updated_at between ${A_DAY_AGO} and now() - interval '30 seconds'
      and j.task_identifier <> ${SEND_WARNING}`)
  return rows.map(({ id, key, task, day, store_id }) => ({
    thing: key === null ? `job:${task}:${day}` : `job:${id}`,
    storeId: store_id === null ? null : Number(store_id),
    facts: { kind: 'job', task },
  }))
}
