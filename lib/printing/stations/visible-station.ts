import 'server-only'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { printStations } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import type { StationRecord } from './station-key'

/** A station that was not ended, of a store where the person may do this; locked. Throws `stationGone`. */
export async function visibleStation(
  tx: Queries,
  actor: Actor,
  { stationId, to }: { stationId: number; to: 'stations.manage' | 'express.place' },
): Promise<StationRecord> {
  const [found] = await tx
    .select()
    .from(printStations)
    .where(
      and(
        eq(printStations.id, stationId),
        isNull(printStations.endedAt),
        inArray(printStations.storeId, storesWhere(actor, to)),
      ),
    )
    .for('update')
  if (!found) throw new Problem('stationGone')
  return found
}
