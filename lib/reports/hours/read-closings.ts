import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Closure } from '@/lib/domain/hours/drawn-hours'
import {
  type Closing,
  closuresByVersion,
  drawnClosings,
  type Saved,
  switchedClosings,
} from '../model/closings'
import { type FigureQuery, spansOf } from '../figure-query'
import { spanRows } from '../span-figures'

type ClosingQuery = Pick<FigureQuery, 'stores' | 'days'>

/**
 * When stores were closed beyond their hours, of what touches the days of `now`: as far as the
 * platform took what was sent, or may have taken it.
 */
export async function readClosings(queries: Queries, query: ClosingQuery): Promise<Closing[]> {
  const [switched, drawn, saved, taken] = await Promise.all([
    readSwitched(queries, query),
    readDrawn(queries, query),
    readSaved(queries, query),
    readTaken(queries, query),
  ])
  return query.stores.flatMap(({ id, zone }) => {
    const own = <Row extends { storeId: string }>(rows: readonly Row[]) =>
      rows.filter(({ storeId }) => Number(storeId) === id)
    const [latest] = own(drawn)
    const versions = latest ? closuresByVersion(latest, own(saved)) : new Map<number, Closure[]>()
    return [
      ...switchedClosings(
        id,
        own(switched).map((row) => ({ ...row, at: new Date(row.at) })),
      ),
      ...drawnClosings(
        { storeId: id, zone },
        versions,
        own(taken).map(({ version, at }) => ({ version, at: new Date(at) })),
      ),
    ]
  })
}

/**
 * What the switches were set to until the days end, from the last before they begin. Why and until
 * when, the audit log says: it is written in the same transaction, and so at the same time.
 */
async function readSwitched(queries: Queries, query: ClosingQuery) {
  const { rows } = await queries.execute<{
    storeId: string
    open: boolean
    at: string
    until: string | null
    reason: string
  }>(sql`
    select h.store_id as "storeId", (h.change ->> 'open')::boolean as open, h.asked_at as at,
      a.after ->> 'until' as until, coalesce(trim(a.after ->> 'reason'), '') as reason
    from ${spanRows(spansOf(query, ['now']))}
    join hours_sendings h on h.store_id = s.store_id and h.kind = 'status' and h.may_hold
      and h.asked_at < s.ends and h.id >= coalesce((
        select max(b.id) from hours_sendings b
        where b.store_id = s.store_id and b.kind = 'status' and b.may_hold
          and b.asked_at < s.starts), 0)
    left join lateral (
      select e.after from audit_entries e
      where e.at = h.asked_at and e.store_id = h.store_id and e.action = 'store.closed'
      order by e.id limit 1) a on true
    order by h.store_id, h.id`)
  return rows
}

async function readDrawn(queries: Queries, { stores }: ClosingQuery) {
  const { rows } = await queries.execute<{
    storeId: string
    version: number
    closures: Closure[]
  }>(sql`
    select store_id as "storeId", version, drawn -> 'closures' as closures
    from store_hours where store_id = any(${sql.param(stores.map(({ id }) => id))}::bigint[])`)
  return rows
}

/** Every save raises the version by one, and the audit log has each (`saveHours`). */
async function readSaved(queries: Queries, { stores }: ClosingQuery) {
  const { rows } = await queries.execute<Saved & { storeId: string }>(sql`
    select store_id as "storeId", before -> 'closures' as before, after -> 'closures' as closures
    from audit_entries
    where store_id = any(${sql.param(stores.map(({ id }) => id))}::bigint[])
      and action = 'hours.drawn'
    order by store_id, id`)
  return rows
}

/** Closures go out as temporary hours alone, and with every sending of hours that changes them. */
async function readTaken(queries: Queries, query: ClosingQuery) {
  const { rows } = await queries.execute<{ storeId: string; version: number; at: string }>(sql`
    select h.store_id as "storeId", h.drawn_version as version, h.asked_at as at
    from ${spanRows(spansOf(query, ['now']))}
    join hours_sendings h on h.store_id = s.store_id and h.kind = 'temporary' and h.may_hold
      and h.drawn_version is not null and h.asked_at < s.ends
    order by h.store_id, h.id`)
  return rows
}
