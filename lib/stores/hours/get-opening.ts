import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { hoursSendings, storeStatus } from '@/lib/db/tables/hours'
import { type OpeningFacts, storeOpening } from '@/lib/domain/hours/store-opening'
import { localDay } from '@/lib/domain/time/local-time'
import type { Opening } from '../model/opening'
import { platformStore } from '../platform-store'
import { readInForce } from './read-in-force'

/** Whether a store is closed now, for whoever may place orders there, and when it opens. */
export async function getOpening(input: {
  actor: Actor
  storeId: number
  now: Date
}): Promise<Opening> {
  const { actor, storeId, now } = input
  const db = database()
  const { region } = await platformStore(db, { actor, permission: 'food.place', storeId })
  const known = await readInForce(db, { storeId, today: localDay(now, region) })
  const switched = await readSwitch(db, storeId)
  const facts = { inForce: known.inForce, isUncertain: known.uncertain, switched }
  const opening = storeOpening(facts, region, now)
  if (opening.kind !== 'closed') return { closure: null }
  const { by, since, opensAt } = opening
  return {
    closure: {
      by,
      since: since?.toISOString() ?? null,
      opensAt: opensAt?.toISOString() ?? null,
    },
  }
}

async function readSwitch(queries: Queries, storeId: number): Promise<OpeningFacts['switched']> {
  const [row] = await queries
    .select({ status: storeStatus, state: hoursSendings.state })
    .from(storeStatus)
    .innerJoin(hoursSendings, eq(hoursSendings.id, storeStatus.sendingId))
    .where(eq(storeStatus.storeId, storeId))
  if (!row) return null
  const { open, changedAt, reopenAt } = row.status
  return { open, isAccepted: row.state === 'accepted', at: changedAt, reopenAt }
}
