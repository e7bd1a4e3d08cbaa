import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printJobs, printStations } from '@/lib/db/tables/prints'
import { visibleStation } from './visible-station'

/**
 * Ends a station for good: its key opens nothing any more. What it had not begun is taken back; of
 * what it was at nobody will hear more. Throws `stationGone`.
 */
export async function endStation(input: {
  actor: Actor
  form: { stationId: number }
}): Promise<null> {
  const { actor, form } = input
  const { stationId } = form
  const now = new Date()
  await database().transaction(async (tx) => {
    const { storeId, name } = await visibleStation(tx, actor, { stationId, to: 'stations.manage' })
    await tx.update(printStations).set({ endedAt: now }).where(eq(printStations.id, stationId))
    const ofStation = eq(printJobs.stationId, stationId)
    await tx
      .update(printJobs)
      .set({ state: 'withdrawn', endedAt: now })
      .where(and(ofStation, eq(printJobs.state, 'waiting')))
    await tx
      .update(printJobs)
      .set({ state: 'doubtful', endedAt: now })
      .where(and(ofStation, inArray(printJobs.state, ['claimed', 'handed'])))
    await recordAudit(tx, {
      action: 'station.ended',
      actor,
      storeId,
      record: { kind: 'station', id: String(stationId), name },
    })
  })
  return null
}
