import { sql, type SQL } from 'drizzle-orm'
import { PLACING_PATIENCE_MS, type ListFilter } from './schema'

/** As `attentionOf` decides it for one order in the browser; what was refused has a filter of its own. */
const needsSomebody = (now: Date) => sql`(
  (o.placing = 'unconfirmed' and (o.wait_until is null or o.wait_until <= ${now.toISOString()}))
  or (o.placing = 'placing'
    and o.created_at < ${new Date(now.getTime() - PLACING_PATIENCE_MS).toISOString()})
  or (o.placing = 'placed' and o.stage in ('problem', 'unknown')))`

/** The condition on an order `o` of a list's filter. */
export function filterCondition(filter: ListFilter, now: Date): SQL {
  switch (filter) {
    case 'open':
      return sql`not o.closed`
    case 'needs-you':
      return sql`not o.closed and ${needsSomebody(now)}`
    case 'waiting':
      return sql`not o.closed and o.placing = 'placed' and o.stage = 'waiting'`
    case 'moving':
      return sql`not o.closed and o.stage in ('coming', 'at-store', 'riding', 'near')`
    case 'done':
      return sql`o.closed and o.stage = 'done'`
    case 'cancelled':
      return sql`o.closed and o.stage = 'cancelled'`
    case 'refused':
      return sql`o.closed and o.placing = 'refused'`
  }
}
