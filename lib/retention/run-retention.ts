import 'server-only'
import { eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { retentionRuns, type RetentionCounts } from '@/lib/db/tables/retention'
import { forgetLogs } from './forget-logs'
import { lockEnded } from './lock-ended'
import { pseudonymiseOrders } from './pseudonymise-orders'
import { pseudonymiseSheets } from './pseudonymise-sheets'

/** So much at once: locks are short, and what was done stays done when it is cut short. */
const ORDERS_AT_ONCE = 50
const ROWS_AT_ONCE = 1_000
const POSITION_DAYS = 30

type Input = { db: Database; days: number; dataDir: string; now: Date; stopping?: AbortSignal }
type Step = (input: Input) => Promise<number>

/** In this order: what an order's end decides about comes after the orders. */
const STEPS: Readonly<Record<string, Step>> = {
  erased: endErased,
  orders: endOrders,
  sheets: ({ db }) => pseudonymiseSheets(db),
  callbacks: endCallbacks,
  imports: endImports,
  customers: endCustomers,
  recipients: endRecipients,
  routes: endRoutes,
  positions: endPositions,
  signIns: endSignIns,
  audit: endAudit,
  logs: forgetLogs,
}

/**
 * Removes what tells whose an order was from everything that ended more than `days` ago, a little at
 * a time (decision 0226). Open orders and those in doubt keep all of theirs. What it did is written
 * down for Health; what went wrong is thrown.
 */
export async function runRetention(input: Input): Promise<RetentionCounts> {
  const { db, days, now } = input
  const [run] = await db
    .insert(retentionRuns)
    .values({ days, startedAt: now })
    .returning({ id: retentionRuns.id })
  if (!run) throw new Error('the run was not written down')
  const write = (change: Partial<typeof retentionRuns.$inferInsert>) =>
    db.update(retentionRuns).set(change).where(eq(retentionRuns.id, run.id))
  const removed: Record<string, number> = {}
  try {
    for (const [name, step] of Object.entries(STEPS)) removed[name] = await step(input)
  } catch (error) {
    await write({ removed, failure: input.stopping?.aborted ? 'stopped' : 'failed' })
    throw error
  }
  await write({ removed, finishedAt: new Date() })
  await db.delete(retentionRuns).where(lt(retentionRuns.startedAt, daysBefore(now, 400)))
  return removed
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)

/** Repeats a batch until one finds nothing, or the server is about to end. */
async function untilNone({ stopping }: Input, batch: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    stopping?.throwIfAborted()
    const done = await batch()
    if (done === 0) return all
    all += done
  }
}

function endOrders(input: Input): Promise<number> {
  return endThose(input, lt(orders.closedAt, daysBefore(input.now, input.days)))
}

/** Those whose customer was erased while they were open. */
function endErased(input: Input): Promise<number> {
  return endThose(input, isNotNull(orders.eraseAskedAt))
}

function endThose(input: Input, which: SQL): Promise<number> {
  return untilNone(input, () =>
    input.db.transaction(async (tx) => {
      const ended = await lockEnded(tx, which, ORDERS_AT_ONCE)
      await pseudonymiseOrders(tx, ended)
      return ended.length
    }),
  )
}

const rowsOf = async (db: Database, query: SQL) => (await db.execute(query)).rowCount ?? 0

/**
 * Callbacks of no order of ours, which then wait no longer, and those that came for an order after
 * its time was over. Of each that still says something its order is looked up: joined, all orders
 * would be read.
 */
function endCallbacks(input: Input): Promise<number> {
  const { db, days, now } = input
  const before = daysBefore(now, days).toISOString()
  return untilNone(input, () =>
    rowsOf(
      db,
      sql`update inbox set raw = '',
        dismissed_at = case when applied_at is null then coalesce(dismissed_at, now())
          else dismissed_at end
      where id in (
        select i.id from inbox i
        where i.raw <> '' and case when i.order_id is null
          then i.received_at < ${before}::timestamptz
          else (select o.pseudonymised_at from orders o where o.id = i.order_id) is not null end
        limit ${ROWS_AT_ONCE})`,
    ),
  )
}

/** Rows that never became orders, and then what the file was called and how it was laid out. */
async function endImports(input: Input): Promise<number> {
  const { db, days, now } = input
  const before = daysBefore(now, days).toISOString()
  const rows = await untilNone(input, () =>
    rowsOf(
      db,
      sql`update import_rows set cells = '{}', problem = null
        where (import_id, position) in (
          select r.import_id, r.position from import_rows r
          join imports i on i.id = r.import_id
          where r.order_id is null and r.cells <> '{}' and i.state <> 'running'
            and greatest(r.updated_at, i.created_at) < ${before}::timestamptz
          limit ${ROWS_AT_ONCE})`,
    ),
  )
  await db.execute(sql`
    update imports i set file_name = 'import-' || i.id, columns = '[]'
    where i.created_at < ${before}::timestamptz and i.columns <> '[]' and not exists (
      select 1 from import_rows r where r.import_id = i.id and r.cells <> '{}')`)
  return rows
}

/** A customer is known for as long after the last order as orders are, or while one is open. */
function endCustomers(input: Input): Promise<number> {
  const { db, days, now } = input
  const before = daysBefore(now, days).toISOString()
  const hasOpen = sql`exists (
    select 1 from orders o where o.family = 'food' and o.store_id = c.store_id and not o.closed
      and c.phone like '%' || o.recipient_phone)`
  return untilNone(input, async () => {
    const addresses = await rowsOf(
      db,
      sql`delete from customer_addresses where id in (
        select a.id from customer_addresses a join customers c on c.id = a.customer_id
        where a.last_used_at < ${before}::timestamptz and not ${hasOpen} limit ${ROWS_AT_ONCE})`,
    )
    const gone = await rowsOf(
      db,
      sql`delete from customers where id in (
        select c.id from customers c
        where c.last_order_at < ${before}::timestamptz and not ${hasOpen} limit ${ROWS_AT_ONCE})`,
    )
    return addresses + gone
  })
}

/** The same of a store's address book, while no waybill to them is open. */
function endRecipients(input: Input): Promise<number> {
  const { db, days, now } = input
  const before = daysBefore(now, days).toISOString()
  return untilNone(input, () =>
    rowsOf(
      db,
      sql`delete from recipients where id in (
        select r.id from recipients r
        where r.last_used_at < ${before}::timestamptz and not exists (
          select 1 from orders o where o.family = 'express' and o.store_id = r.store_id
            and not o.closed and r.phone like '%' || o.recipient_phone)
        limit ${ROWS_AT_ONCE})`,
    ),
  )
}

/** A saved route names people, and ends as they do: so long after it was used last. */
function endRoutes(input: Input): Promise<number> {
  const { db, days, now } = input
  const before = daysBefore(now, days).toISOString()
  return untilNone(input, () =>
    rowsOf(
      db,
      sql`delete from parcel_routes where id in (
        select id from parcel_routes where last_used_at < ${before}::timestamptz
        limit ${ROWS_AT_ONCE})`,
    ),
  )
}

/** From the positions that there are: of most orders they are gone. */
function endPositions(input: Input): Promise<number> {
  const { db, now } = input
  const before = daysBefore(now, POSITION_DAYS).toISOString()
  return untilNone(input, () =>
    rowsOf(
      db,
      sql`delete from courier_positions where order_id in (
        select order_id from (select distinct order_id from courier_positions) p
        where (select o.closed and o.closed_at < ${before}::timestamptz
          from orders o where o.id = p.order_id)
        limit ${ORDERS_AT_ONCE})`,
    ),
  )
}

function endSignIns({ db, now }: Input): Promise<number> {
  const before = daysBefore(now, 1).toISOString()
  return rowsOf(
    db,
    sql`delete from sign_in_throttle where last_failure_at < ${before}::timestamptz
      and coalesce(blocked_until, '-infinity') < ${now.toISOString()}::timestamptz`,
  )
}

/** What the audit log says beside orders: who was looked up, what a stranger typed. */
function endAudit(input: Input): Promise<number> {
  const { db, days, now } = input
  const before = daysBefore(now, days).toISOString()
  return untilNone(input, () =>
    rowsOf(
      db,
      sql`delete from audit_personal where entry_id in (
        select p.entry_id from audit_personal p
        join audit_entries e on e.id = p.entry_id
        where e.at < ${before}::timestamptz and case
          when e.record_kind = 'order' and e.record_id ~ '^[0-9]{1,18}$' then coalesce((
            select o.pseudonymised_at is not null from orders o
            where o.id = e.record_id::bigint), true)
          else true end
        limit ${ROWS_AT_ONCE})`,
    ),
  )
}
