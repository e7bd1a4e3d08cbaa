import 'server-only'
import { sql } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { orderPaths } from '@/lib/orders/keys'
import { LISTED_JOBS, type JobRow, type JobsReport, type WaitingJobs } from '../model/jobs'
import { readJobFailure } from './job-failure'

type FoundJob = {
  id: string
  task: string
  last_error: string | null
  attempts: number
  max_attempts: number
  run_at: string
  failed_at: string
  order_id: string | null
  family: Family | null
  client_order_id: string | null
  total: number
}

/** The queue keeps when a job is due again, and how long it waits after each failure. */
const FAILED_AT = sql`least(now(), case when j.last_error is null then j.run_at
  else j.run_at - exp(least(j.attempts, 10)) * interval '1 second' end)`

/** What a job is about stands in the queue's own table only: the one place that looks into it. */
async function failedJobs(db: Database, forGood: boolean): Promise<FoundJob[]> {
  const state = forGood
    ? sql`j.attempts >= j.max_attempts`
    : sql`j.attempts between 1 and j.max_attempts - 1`
  const order = forGood ? sql`failed_at desc, j.id desc` : sql`j.run_at, j.id`
  const { rows } = await db.execute<FoundJob>(sql`
    select j.id, j.task_identifier as task, j.last_error, j.attempts, j.max_attempts, j.run_at,
      ${FAILED_AT} as failed_at, o.id as order_id, o.family, o.client_order_id,
      count(*) over ()::int as total
    from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    left join orders o on o.id = case when p.payload->>'orderId' ~ '^[0-9]{1,15}$'
      then (p.payload->>'orderId')::bigint end
    where j.locked_at is null and ${state}
    order by ${order} limit ${LISTED_JOBS}`)
  return rows
}

function toRow(job: FoundJob): JobRow {
  const isOver = job.attempts >= job.max_attempts
  const { order_id, family, client_order_id } = job
  return {
    id: job.id,
    task: job.task,
    order:
      order_id !== null && family !== null && client_order_id !== null
        ? { clientOrderId: client_order_id, href: orderPaths.order(family, Number(order_id)) }
        : null,
    failure: readJobFailure(job.last_error),
    attempts: job.attempts,
    maxAttempts: job.max_attempts,
    failedAt: new Date(job.failed_at).toISOString(),
    nextTryAt: isOver ? null : new Date(job.run_at).toISOString(),
  }
}

async function waitingJobs(db: Database): Promise<WaitingJobs[]> {
  const { rows } = await db.execute<Omit<WaitingJobs, 'oldestDueAt'> & { oldest: string | null }>(
    sql`
    select task_identifier as task,
      count(*) filter (where locked_at is null and run_at <= now())::int as due,
      count(*) filter (where locked_at is null and run_at > now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      min(run_at) filter (where locked_at is null and run_at <= now()) as oldest
    from graphile_worker.jobs where locked_at is not null or attempts < max_attempts
    group by task_identifier order by oldest nulls last, task`,
  )
  return rows.map(({ oldest, ...row }) => ({
    ...row,
    oldestDueAt: oldest && new Date(oldest).toISOString(),
  }))
}

/** What failed, what is tried again, and what waits in the queue, for who may see it. */
export async function listJobs({ actor }: { actor: Actor }): Promise<JobsReport> {
  requireInHouse(actor, 'settings.manage')
  const db = database()
  const [failed, failing, waiting] = await Promise.all([
    failedJobs(db, true),
    failedJobs(db, false),
    waitingJobs(db),
  ])
  return {
    at: new Date().toISOString(),
    failed: failed.map(toRow),
    failedCount: failed[0]?.total ?? 0,
    failing: failing.map(toRow),
    failingCount: failing[0]?.total ?? 0,
    waiting,
  }
}
