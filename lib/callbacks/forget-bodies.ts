import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'

/** So few that nobody waits for their locks. */
const BATCH = 500

/**
 * Empties the bodies of callbacks that came more than 30 days ago and wait for nothing: they hold
 * names and phone numbers, and what they said stands in their order's history. The row stays, so that
 * the same callback sent again is known. Those that still wait are let go after half a year. By the
 * time of their coming, as their index has them: by their numbers all that ever came is passed.
 */
export async function forgetBodies(db: Database): Promise<number> {
  let forgotten = 0
  for (;;) {
    const { rowCount } = await db.execute(sql`
      update inbox set raw = '' where id in (
        select id from inbox
        where raw <> '' and received_at < now() - interval '30 days'
          and (applied_at is not null or dismissed_at is not null
            or received_at < now() - interval '180 days')
        order by received_at limit ${BATCH} for update skip locked)`)
    forgotten += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return forgotten
  }
}
