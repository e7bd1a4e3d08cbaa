import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printStations } from '@/lib/db/tables/prints'
import type { StationKey } from '../model/station'
import { keyHash, keyOf, newSecret } from './station-key'
import { visibleStation } from './visible-station'

/** Gives a station another key, shown this once; the one before opens nothing any more. Throws `stationGone`. */
export async function renewKey(input: {
  actor: Actor
  form: { stationId: number }
}): Promise<StationKey> {
  const { actor, form } = input
  const { stationId } = form
  const secret = newSecret()
  await database().transaction(async (tx) => {
    const { storeId, name } = await visibleStation(tx, actor, { stationId, to: 'stations.manage' })
    await tx
      .update(printStations)
      .set({ keyHash: keyHash(secret) })
      .where(eq(printStations.id, stationId))
    await recordAudit(tx, {
      action: 'station.key-renewed',
      actor,
      storeId,
      record: { kind: 'station', id: String(stationId), name },
    })
  })
  return { stationId, key: keyOf(stationId, secret) }
}
