import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database, Queries } from './client'
import { OFTEN } from './named-statements'
import { DIVIDED_BY_ZERO, sqlState } from './sql-state'

/** Writes by name, in the order in which they may read of each other. */
export type NamedWrites = Readonly<Record<string, SQLWrapper>>

/** What stands between `with` and the statement that reads of them. */
export function namedWrites(named: NamedWrites): SQL {
  const parts = Object.entries(named).map(
    ([name, write]) => sql`${sql.identifier(name)} as (${write.getSQL()})`,
  )
  return sql.join(parts, sql`, `)
}

/**
 * Does several writes in one statement: one way to the database instead of one for each. None of them
 * sees what another writes, and no two may change the same row. `calls` are expressions of functions
 * that do something; all are called, whatever the writes find, and none may rely on another's being first.
 * What a write of `named` returns, the ones after it may read by its name.
 */
export async function writeTogether(
  queries: Queries,
  {
    writes,
    named = {},
    calls,
  }: { writes: readonly SQLWrapper[]; named?: NamedWrites; calls: readonly SQL[] },
): Promise<void> {
  const numbered = writes.map((write, nth) => [`write_${nth}`, write] as const)
  const all = { ...named, ...Object.fromEntries(numbered) }
  const first = Object.keys(all).length > 0 ? sql`with ${namedWrites(all)} ` : sql``
  const called = calls.length > 0 ? sql.join([...calls], sql`, `) : sql`1`
  await queries.execute(sql`${OFTEN}${first}select ${called}`)
}

const NEEDED = 'needed'

/**
 * As `writeTogether`, and all or nothing without a transaction around it: false where the write that
 * is `needed` found no row, and then nothing is done.
 */
export async function writeIfFound(
  db: Database,
  {
    needed,
    writes,
    calls,
  }: { needed: SQLWrapper; writes: readonly SQLWrapper[]; calls: readonly SQL[] },
): Promise<boolean> {
  const found = sql`(select count(*) from ${sql.identifier(NEEDED)})`
  const named = { [NEEDED]: sql`${needed.getSQL()} returning 1` }
  try {
    // Only an error takes back what the other writes do: a statement has no other way to say no.
    await writeTogether(db, { named, writes, calls: [...calls, sql`1 / ${found}`] })
    return true
  } catch (error) {
    if (sqlState(error) === DIVIDED_BY_ZERO) return false
    throw error
  }
}
