import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queries } from './client'

/**
 * Does several writes in one statement: one way to the database instead of one for each. None of them
 * sees what another writes, and no two may change the same row. `calls` are expressions of functions
 * that do something; all are called, whatever the writes find, and none may rely on another's being first.
 */
export async function writeTogether(
  queries: Queries,
  { writes, calls }: { writes: readonly SQLWrapper[]; calls: readonly SQL[] },
): Promise<void> {
  const named = writes.map(
    (write, nth) => sql`${sql.identifier(`write_${nth}`)} as (${write.getSQL()})`,
  )
  const first = named.length > 0 ? sql`with ${sql.join(named, sql`, `)} ` : sql``
  const called = calls.length > 0 ? sql.join([...calls], sql`, `) : sql`1`
  await queries.execute(sql`${first}select ${called}`)
}
