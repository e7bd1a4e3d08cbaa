import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import { perProcess } from '@/lib/config/per-process'
import { database, reportsCopy, type Database } from '@/lib/db/client'

/** A copy that is further behind is not read. */
const MOST_BEHIND_MS = 10 * 60_000
/** So long a copy is left alone that did not answer, so that not every page waits for it. */
const LEFT_ALONE_MS = 30_000

const leftAlone = perProcess('reports-copy-left-alone', () => ({ until: 0 }))

/** `asOf`: everything that was committed by then is in it, perhaps more. */
export type Reported<Value> = { value: Value; asOf: Date }

/**
 * Reads for a report: from the copy of the database that the settings name (decision 0330), where it
 * answers and is not far behind; else from the database itself.
 */
export async function readForReport<Value>(
  { now }: { now: Date },
  read: (queries: Database, asOf: Date) => Promise<Value>,
): Promise<Reported<Value>> {
  const copy = reportsCopy()
  if (copy !== null && leftAlone.get().until <= now.getTime()) {
    try {
      // Before the figures: they are at least as new.
      const asOf = await upToDateBy(copy)
      if (asOf !== null && now.getTime() - asOf.getTime() <= MOST_BEHIND_MS) {
        const by = asOf < now ? asOf : now
        return { value: await read(copy, by), asOf: by }
      }
      log().warn({ asOf }, 'reports: the copy of the database is far behind')
    } catch (error) {
      log().warn({ err: error }, 'reports: the copy of the database did not answer')
    }
    leftAlone.get().until = now.getTime() + LEFT_ALONE_MS
  }
  return { value: await read(database(), now), asOf: now }
}

/** By the main database's clock; null where it has not come to the first mark yet. */
async function upToDateBy(copy: Database): Promise<Date | null> {
  const { rows } = await copy.execute<{ ms: string }>(
    sql`select extract(epoch from at) * 1000 as ms from report_heartbeat`,
  )
  return rows[0] ? new Date(Math.floor(Number(rows[0].ms))) : null
}

/** Marks in the main database by when a copy that has the mark was up to date. */
export async function markHeartbeat(db: Database): Promise<void> {
  if (reportsCopy() === null) return
  await db.execute(sql`
    insert into report_heartbeat (id, at) values (1, now())
    on conflict (id) do update set at = excluded.at`)
}
