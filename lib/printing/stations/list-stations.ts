import 'server-only'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printStations } from '@/lib/db/tables/prints'
import { stores } from '@/lib/db/tables/stores'
import { storeName } from '@/lib/domain/store-name'
import type { PrintStation, StationRow, StationState, StoreStations } from '../model/station'
import type { StationRecord } from './station-key'

/** A station asks for work at least every 25 seconds; one that did not for so long is away. */
const AWAY_MS = 60_000

/** The stations that the person may send to, by store and number. */
export async function listStations({ actor }: { actor: Actor }): Promise<PrintStation[]> {
  const rows = await readStations(storesWhere(actor, 'express.place'), actor)
  return rows.map(({ printer: _printer, printers: _printers, seenAt: _seenAt, ...row }) => row)
}

/** The stores whose stations the person looks after, by code, each with its stations. */
export async function listStoreStations({ actor }: { actor: Actor }): Promise<StoreStations[]> {
  const storeIds = storesWhere(actor, 'stations.manage')
  const [named, rows] = await Promise.all([
    database().select().from(stores).where(inArray(stores.id, storeIds)).orderBy(asc(stores.code)),
    readStations(storeIds, actor),
  ])
  return named
    .filter(({ expressMerchantId }) => expressMerchantId !== null)
    .map((store) => ({
      storeId: store.id,
      storeName: storeName(store, actor.locale),
      stations: rows.filter(({ storeId }) => storeId === store.id),
    }))
}

async function readStations(storeIds: readonly number[], actor: Actor): Promise<StationRow[]> {
  const rows = await database()
    .select({ station: printStations, store: stores })
    .from(printStations)
    .innerJoin(stores, eq(stores.id, printStations.storeId))
    .where(
      and(
        inArray(printStations.storeId, [...storeIds]),
        isNull(printStations.endedAt),
        isNull(stores.disabledAt),
      ),
    )
    .orderBy(asc(stores.code), asc(printStations.number))
  const now = new Date()
  return rows.map(({ station, store }) => ({
    id: station.id,
    storeId: store.id,
    storeName: storeName(store, actor.locale),
    number: station.number,
    name: station.name,
    paper: station.paper,
    copies: station.copies,
    reversed: station.reversed,
    printsOnScan: station.printsOnScan,
    printsAfterCreation: station.printsAfterCreation,
    printer: station.printer,
    printers: station.printers,
    seenAt: station.seenAt?.toISOString() ?? null,
    trouble: station.trouble,
    state: stationState(station, now),
  }))
}

export function stationState(
  { seenAt, trouble }: Pick<StationRecord, 'seenAt' | 'trouble'>,
  now: Date,
): StationState {
  if (!seenAt) return 'new'
  if (now.getTime() - seenAt.getTime() > AWAY_MS) return 'away'
  return trouble ? 'trouble' : 'ready'
}
