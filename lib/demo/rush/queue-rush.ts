import 'server-only'
import { sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import { database, type Queries } from '@/lib/db/client'
import { localDay } from '@/lib/domain/time/local-time'
import { addJob } from '@/lib/jobs/add-job'

/** Plays the rush in the background: it takes some seconds. */
export const RUSH_TASK = 'demo.rush'

/** On which day, by the clocks of the demo's stores, this process has seen to the rush. */
let seenTo = ''

/** Queues a rush, since somebody asked for one; what waits already is the same. */
export async function queueRush(queries: Queries, actor: Actor | null, onceKey?: string) {
  await recordAudit(queries, {
    action: 'demo.rush-started',
    actor,
    ...(onceKey === undefined ? {} : { onceKey }),
  })
  await addJob(queries, { task: RUSH_TASK, payload: {}, key: RUSH_TASK, maxAttempts: 1 })
}

/**
 * Called whenever somebody is there: the first of a day finds a lunch rush (decision 0261). Nothing
 * without the demo's history, or where the demo is over.
 */
export async function queueRushOfDay(now: Date): Promise<void> {
  if (!settings().demoHistory) return
  const day = localDay(now, 'HK')
  if (seenTo === day) return
  seenTo = day
  const onceKey = `demo-rush:${day}`
  await database().transaction(async (tx) => {
    // Of instances that ask at once one is first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${onceKey}, 0))`)
    const { rows } = await tx.execute(sql`select 1 from audit_entries where once_key = ${onceKey}`)
    if (rows.length === 0) await queueRush(tx, null, onceKey)
  })
}
