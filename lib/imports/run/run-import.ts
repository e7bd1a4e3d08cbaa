import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { type Actor, can, loadActor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import type { PauseCause } from '../model/import-view'
import { pickupJudge } from '../slots/fetch-offer'
import { holdMissedPickups } from '../slots/hold-missed-pickups'
import { addRunJob } from './add-run-job'
import { CauseWatch } from './common-cause'
import { type ClaimedRow, claimRows, releaseRows, type SendRow, sendRow } from './send-row'

/** What background work may have under way on one connection; its throttle does the rest. */
const AT_ONCE = 6

/** About two seconds' worth within the throttle. */
const ROWS_A_JOB = 28

/**
 * Sends the next rows of a running import and has itself called again, until none is left in line,
 * somebody pauses it, or a cause shows that every further row would meet. A process that dies in
 * between leaves everything as it was: the queue gives the job to another one.
 */
export async function runImport(input: {
  db: Database
  importId: number
  /** Aborts when the server is about to end: what has not left goes back in line. */
  stopping?: AbortSignal
}): Promise<void> {
  const { db, importId, stopping } = input
  const [found] = await db.select().from(imports).where(eq(imports.id, importId))
  if (found?.state !== 'running') return
  const actor = await importActor(db, found.startedBy)
  if (!actor || !can(actor, 'express.place', found.storeId))
    return endImportRun(db, importId, 'access')
  await holdMissedPickups(db, found, new Date())
  const rows = await claimRows(db, { importId, limit: ROWS_A_JOB })
  if (rows.length === 0) return waitOrEnd(db, importId)
  const isPickupLost = pickupJudge(db, { actor, storeId: found.storeId })
  const cause = await sendRows({ db, found, actor, isPickupLost, stopping }, rows)
  if (cause === null) await addRunJob(db, importId)
  else await endImportRun(db, importId, cause)
}

/** What somebody else has claimed comes back when they have died; otherwise nothing is left. */
async function waitOrEnd(db: Database, importId: number): Promise<void> {
  await endImportRun(db, importId, null)
  const { rows } = await db.execute<{ free_at: string | null }>(sql`
    select min(r.claimed_until) as free_at
    from imports i join import_rows r on r.import_id = i.id and r.state = 'queued'
    where i.id = ${importId} and i.state = 'running' having count(*) > 0`)
  const [row] = rows
  if (row) await addRunJob(db, importId, row.free_at === null ? new Date() : new Date(row.free_at))
}

/** Whoever an import is created for, with the rights of this moment; null when they have left. */
async function importActor(db: Database, personId: number | null): Promise<Actor | null> {
  return personId === null ? null : loadActor(db, { personId })
}

/**
 * Sends rows, several at once, until they are through, somebody pauses the import, the server is about
 * to end, or a cause shows that the others would meet as well; those go back in line. So does a row
 * whose outcome could not be written down: whoever sends it again finds the order that it has become.
 * Throws what went wrong once nothing is under way.
 */
async function sendRows(
  input: SendRow & { stopping: AbortSignal | undefined },
  rows: readonly ClaimedRow[],
): Promise<PauseCause | null> {
  const waiting = [...rows]
  const watch = new CauseWatch()
  const broken: { row: ClaimedRow; error: unknown }[] = []
  let isHeld = false
  const next = () => {
    isHeld ||= watch.cause !== null || broken.length > 0 || input.stopping?.aborted === true
    return isHeld ? undefined : waiting.shift()
  }
  const work = async () => {
    for (let row = next(); row; row = next()) {
      try {
        const { cause, isPaused } = await sendRow(input, row)
        watch.note(cause)
        isHeld ||= isPaused
      } catch (error) {
        broken.push({ row, error })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const left = [...waiting, ...broken.map(({ row }) => row)].map(({ position }) => position)
  await releaseRows(input.db, input.found.id, left)
  const [first] = broken
  if (first) throw first.error
  watch.end(rows.length)
  return watch.cause
}

/**
 * Lets a running import stand still: idle where no row is left in line, paused where rows are and
 * there is a cause. It waits for whoever is putting rows in line, who holds the import's lock until
 * they are there; one that somebody has paused meanwhile stays so.
 */
export async function endImportRun(
  db: Database,
  importId: number,
  cause: PauseCause | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    await tx.execute(sql`
      with line as (
        select exists (select 1 from import_rows r
          where r.import_id = ${importId} and r.state = 'queued') as waits)
      update imports set
        state = case when line.waits then 'paused' else 'idle' end,
        pause_cause = case when line.waits then ${cause}::text end
      from line
      where id = ${importId} and state = 'running' and (not line.waits or ${cause}::text is not null)`)
  })
}
