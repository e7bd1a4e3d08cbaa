import 'server-only'
import { sql, type SQL } from 'drizzle-orm'

/**
 * A row `r` whose order the platform refused: sent, and nothing came of it. The order says so, and
 * not the row.
 */
export const REFUSED_BY_PLATFORM: SQL = sql`(r.state = 'sent' and exists (
  select 1 from orders o where o.id = r.order_id and o.placing = 'refused'))`

/** A row `r` that is neither on its way nor there: its cells may be changed. */
export const MAY_CHANGE: SQL = sql`(r.state in ('draft', 'refused', 'held') or ${REFUSED_BY_PLATFORM})`
