import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { PLACING_PATIENCE_MS } from '@/lib/orders/model/placing'
import type { StageFilter } from './model/stage-filter'

/** The condition on an order `o` of a list's stages, as `attentionOf` decides of one in the browser. */
export function stageCondition(filter: StageFilter, now: Date): SQL {
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
    // For the index of the few that ended otherwise than they should.
    case 'cancelled':
      return sql`o.closed and o.stage <> 'done' and o.stage = 'cancelled'`
    case 'refused':
      return sql`o.closed and o.stage <> 'done' and o.placing = 'refused'`
    case 'all':
      return sql`true`
  }
}

/** What was refused has a filter of its own. */
const needsSomebody = (now: Date) => sql`(
  (o.placing = 'unconfirmed' and (o.wait_until is null or o.wait_until <= ${now.toISOString()}))
  or (o.placing = 'placing'
    and o.created_at < ${new Date(now.getTime() - PLACING_PATIENCE_MS).toISOString()})
  or (o.placing = 'placed' and (o.stage in ('problem', 'unknown') or o.cancelling = 'unconfirmed')))`
