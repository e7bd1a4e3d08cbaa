import 'server-only'
import type { Database } from '@/lib/db/client'
import { connections } from '@/lib/db/tables/connections'
import { CONNECTIONS, type ConnectionFacts } from './schema'

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null

/** Every connection there can be, also those that nothing is known of yet. */
export async function readConnections(db: Database): Promise<ConnectionFacts[]> {
  const rows = await db.select().from(connections)
  const now = new Date()
  return CONNECTIONS.map(({ family, zone }) => {
    const row = rows.find((one) => one.family === family && one.zone === zone)
    const skewMs = row?.skewMs ?? null
    const restingUntil = row?.backOffUntil ?? null
    return {
      ...{ family, zone },
      lastSuccessAt: iso(row?.lastSuccessAt),
      lastFailureAt: iso(row?.lastFailureAt),
      lastFailure: row?.lastFailure ?? null,
      skewSeconds: skewMs === null ? null : Math.round(skewMs / 1000),
      tokenUntil: iso(row?.tokenUntil),
      restingUntil: restingUntil && restingUntil > now ? iso(restingUntil) : null,
    }
  })
}
