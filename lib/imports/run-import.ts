import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { can } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { addRunJob } from './add-run-job'
import { claimRows } from './claim-rows'
import { holdMissed } from './hold-missed'
import { pickupJudge } from './pickup-judge'
import type { CreateWaybill } from './send-row'
import { sendRows } from './send-rows'
import { standStill } from './stand-still'
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
  if (!actor || !can(actor, 'express.place', found.storeId))
    return standStill(db, importId, 'access')
  await holdMissed(db, found, new Date())
  const rows = await claimRows(db, { importId, limit: ROWS_A_JOB })
  if (rows.length === 0) return waitOrEnd(db, importId)
  const isPickupLost = pickupJudge(db, { actor, storeId: found.storeId })
  const cause = await sendRows({ db, found, actor, createWaybill, isPickupLost }, rows)
  if (cause === null) await addRunJob(db, importId)
  else await standStill(db, importId, cause)
}

/** What somebody else has claimed comes back when they have died; otherwise nothing is left. */
async function waitOrEnd(db: Database, importId: number): Promise<void> {
  await standStill(db, importId, null)
  const { rows } = await db.execute<{ free_at: string | null }>(sql`
    select min(r.claimed_until) as free_at
    from imports i join import_rows r on r.import_id = i.id and r.state = 'queued'
    where i.id = ${importId} and i.state = 'running' having count(*) > 0`)
  const [row] = rows
  if (row) await addRunJob(db, importId, row.free_at === null ? new Date() : new Date(row.free_at))
}
