import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { writeTogether } from '@/lib/db/write-together'
import { addedJobs } from '@/lib/jobs/add-job'
import { notifiedLive } from '@/lib/live/notify'
import { syncJob } from '../add-order-job'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'
import { addedCodes, codeRows } from './add-codes'
import type { NewEvent } from './add-event'
import { settledBy } from './change-order'

export type ToldChange = { order: OrderRow; change: OrderChange }

/**
 * Writes what the platform told of several locked orders, in one statement as a rule: their events,
 * their changes as `changeOrder` does, a new turn for couriers of orders whose stage changed, the
 * notice to the live stream, and the job that asks the platform for each. `more` is done with it.
 */
export async function writeChanges(
  tx: Transaction,
  {
    events,
    changes,
    more,
  }: { events: readonly NewEvent[]; changes: readonly ToldChange[]; more: SQL },
): Promise<void> {
  const codes = changes.flatMap(({ order, change }) =>
    codeRows(order.id, { 'platform-order': change.platformOrderId }),
  )
  const notices = changes.map(
    ({ order: { id, storeId } }) => ({ kind: 'order', orderId: id, storeId }) as const,
  )
  const jobs = addedJobs(changes.map(({ order }) => syncJob(order)))
  await writeTogether(tx, {
    writes: [
      addedEvents(events),
      ...changedRows(changes),
      ...addedCodes(codes),
      polledAnew(changes),
      more,
    ],
    calls: [jobs, notifiedLive(notices)],
  })
}

/** Adds events that no audit log asks for; of one identity there is one. */
export function addedEvents(events: readonly NewEvent[]): SQL {
  const given = events.map(({ orderId, statusCode, actorId, ...event }) => ({
    ...event,
    order_id: orderId,
    status_code: statusCode,
    actor_id: actorId,
  }))
  return sql`
    insert into order_events
      (order_id, identity, source, kind, stage, status_code, text, at, actor_id, detail)
    select order_id, identity, source, kind, stage, status_code, text, at, actor_id, detail
    from json_populate_recordset(null::order_events, ${JSON.stringify(given)}::json)
    on conflict (order_id, identity) do nothing`
}

/** One update for all orders that change the same columns. */
function changedRows(changes: readonly ToldChange[]): SQL[] {
  const groups = new Map<string, Record<string, unknown>[]>()
  for (const { order, change } of changes) {
    // Nothing is said of what is undefined, and so it stays.
    const told = Object.entries({ ...change, ...settledBy(change) })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [toSnakeCase(name), value] as const)
    const columns = told
      .map(([name]) => name)
      .sort()
      .join()
    const group = groups.get(columns) ?? []
    group.push({ id: order.id, ...Object.fromEntries(told) })
    groups.set(columns, group)
  }
  return [...groups.values()].map(updatedRows)
}

/** PostgreSQL reads each value as the table has it. */
function updatedRows(rows: readonly Record<string, unknown>[]): SQL {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  const set = names.map((name) => {
    const column = sql.identifier(name)
    return sql`${column} = given.${column},`
  })
  return sql`
    update orders set ${sql.join(set, sql` `)}
      updated_at = now(), pseudonymised_at = null, version = orders.version + 1
    from json_populate_recordset(null::orders, ${JSON.stringify(rows)}::json) as given
    where orders.id = given.id`
}

/** A watched order's next turn was put off by the measure of its old stage (decision 0080). */
function polledAnew(changes: readonly ToldChange[]): SQL {
  const moved = changes.filter(({ order, change }) => (change.stage ?? order.stage) !== order.stage)
  const ids = sql.param(moved.map(({ order }) => order.id))
  return sql`delete from courier_polls where order_id = any(${ids}::bigint[])`
}
