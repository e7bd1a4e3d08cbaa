import 'server-only'
import { asc } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { perProcess } from '@/lib/config/per-process'
import { database, type Database } from '@/lib/db/client'
import { lockers } from '@/lib/db/tables/lockers'
import { packLockers, type Locker } from '@/lib/lockers/model/lockers'
import type { LockerList } from './model/locker-list'
import { readBoth } from './model/lockers'
import { latestComplete } from './get-refresh-state'
import { requireAnywhere } from './require-anywhere'

/** As many as a screen shows of the list. */
const FIRST = 12

/** A list ready to be sent, and how it begins; made once for each version. */
type SentList = {
  readonly version: number
  readonly json: string
  readonly first: readonly Locker[]
}

const latest = perProcess<Promise<SentList> | null>('lockers', () => null)

/** All lockers, from our own copy: the platform is never asked for them here. */
export async function getLockerList({ actor }: { actor: Actor }): Promise<SentList> {
  requireAnywhere(actor, 'express.see')
  const db = database()
  const version = (await latestComplete(db))?.id ?? 0
  const known = await latest.get()?.catch(() => null)
  if (known?.version === version) return known
  const making = makeList(db, version)
  void latest.put(making)
  return making
}

async function makeList(db: Database, version: number): Promise<SentList> {
  const rows = await db
    .select()
    .from(lockers)
    .orderBy(asc(lockers.district), asc(lockers.brand), asc(lockers.code))
  const all = rows.map(toLocker)
  const list: LockerList = { version, ...packLockers(all) }
  return { version, json: JSON.stringify(list), first: all.slice(0, FIRST) }
}

function toLocker(row: typeof lockers.$inferSelect): Locker {
  const { code, brand, area, district, name, address, openingHours, lat, lng } = row
  return {
    code,
    brand,
    area,
    district,
    openingHours,
    name: readBoth(name),
    address: readBoth(address),
    location: lat === null || lng === null ? null : { lat, lng },
  }
}
