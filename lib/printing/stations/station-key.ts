import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { printStations } from '@/lib/db/tables/prints'
import { stores } from '@/lib/db/tables/stores'
import { STATION_KEY } from '@/lib/domain/print-station'

export type StationRecord = typeof printStations.$inferSelect

const SECRET_BYTES = 32

/** What comes behind the number of a station in its key. */
export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

export const keyOf = (stationId: number, secret: string) => `${stationId}.${secret}`

/** What is kept of a key. Its secret is as long as what it becomes: no slow hash is needed. */
export const keyHash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** The station whose key a request carries; null for one that was ended or renewed, and for strangers. */
export async function stationOf(queries: Queries, request: Request): Promise<StationRecord | null> {
  const key = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const number = STATION_KEY.exec(key)?.[1]
  if (number === undefined) return null
  const [found] = await queries
    .select({ station: printStations })
    .from(printStations)
    .innerJoin(stores, eq(stores.id, printStations.storeId))
    .where(
      and(
        eq(printStations.id, Number(number)),
        eq(printStations.keyHash, keyHash(key.slice(number.length + 1))),
        isNull(printStations.endedAt),
        isNull(stores.disabledAt),
      ),
    )
  return found?.station ?? null
}
