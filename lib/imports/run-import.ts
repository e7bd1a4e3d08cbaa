import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { can } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { imports, type ImportState } from '@/lib/db/tables/imports'
import { addRunJob } from './add-run-job'
import { claimRows } from './claim-rows'
import type { ImportRecord } from './find-import'
import { holdMissed } from './hold-missed'
import type { PauseCause } from './schema'
import type { CreateWaybill } from './send-row'
import { sendRows } from './send-rows'
import { starter } from './starter'

/** About two seconds' worth within the throttle: no longer does a stop wait for it. */
const ROWS_A_JOB = 28

/**
 * Sends the next rows of a running import and has itself called again, until none is left in line,
 * somebody pauses it, or a cause shows that every further row would meet. A process that dies in
 * between leaves everything as it was: the queue gives the job to another one.
 */
export async function runImport(input: {
  db: Database
  importId: number
  createWaybill: CreateWaybill
}): Promise<void> {
  const { db, importId, createWaybill } = input
  const [found] = await db.select().from(imports).where(eq(imports.id, importId))
  if (found?.state !== 'running') return
  const actor = await starter(db, found.startedBy)
  if (!actor || !can(actor, 'express.place', found.storeId)) return stop(db, found, 'access')
  await holdMissed(db, found, new Date())
  const rows = await claimRows(db, { importId, limit: ROWS_A_JOB })
  if (rows.length === 0) return waitOrEnd(db, found)
  const cause = await sendRows({ db, found, actor, createWaybill }, rows)
  if (cause === null) await addRunJob(db, importId)
  else await stop(db, found, cause)
}

/** Only what still runs is stopped: somebody may have paused it meanwhile. */
async function setState(
  db: Database,
  found: ImportRecord,
  state: ImportState,
  pauseCause: PauseCause | null,
): Promise<void> {
  await db
    .update(imports)
    .set({ state, pauseCause })
    .where(and(eq(imports.id, found.id), eq(imports.state, 'running')))
}

async function stop(db: Database, found: ImportRecord, cause: PauseCause): Promise<void> {
  const left = await rowsInLine(db, found)
  await (left.count > 0 ? setState(db, found, 'paused', cause) : setState(db, found, 'idle', null))
}

/** What somebody else has claimed comes back when they have died; otherwise nothing is left. */
async function waitOrEnd(db: Database, found: ImportRecord): Promise<void> {
  const { count, freeAt } = await rowsInLine(db, found)
  if (count === 0) await setState(db, found, 'idle', null)
  else await addRunJob(db, found.id, freeAt ?? new Date())
}

async function rowsInLine(db: Database, { id }: ImportRecord) {
  const { rows } = await db.execute<{ count: string; free_at: string | null }>(sql`
    select count(*) as count, min(claimed_until) as free_at
    from import_rows where import_id = ${id} and state = 'queued'`)
  const [row] = rows
  const freeAt = row?.free_at ? new Date(row.free_at) : null
  return { count: Number(row?.count ?? 0), freeAt }
}
