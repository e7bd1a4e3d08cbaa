import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'

const LOOKUPS = 10

/**
 * Counts a look-up of this person, and says whether there may be one: ten a minute are plenty at a
 * counter and no way to try numbers out. All instances count together, by the database's clock; a
 * refusal does not count.
 */
export async function reserveLookup(db: Database, personId: number): Promise<boolean> {
  const recent = sql`(select coalesce(array_agg(at order by at), '{}') from unnest(l.recent) at
    where at > clock_timestamp() - interval '1 minute')`
  const { rowCount } = await db.execute(sql`
    insert into phone_lookups as l (person_id, recent)
    values (${personId}, array[clock_timestamp()])
    on conflict (person_id) do update set recent = ${recent} || clock_timestamp()
    where cardinality(${recent}) < ${LOOKUPS}`)
  return rowCount === 1
}
