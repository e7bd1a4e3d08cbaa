import 'server-only'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { hoursSendings, storeHours } from '@/lib/db/tables/hours'
import { people } from '@/lib/db/tables/people'
import { compileHours } from '@/lib/stores/model/compile-hours'
import { differingDays } from '@/lib/stores/model/days-ahead'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { applyHoursRequest } from '@/lib/domain/hours/hours-in-force'
import { localDay } from '@/lib/domain/time/local-time'
import type { Sending } from '../model/sending'
import type { HoursKind, StoreHours } from '../model/store-hours'
import { listStatuses } from '../now/list-statuses'
import { platformStore } from '../platform-store'
import { readInForce, type KnownInForce } from './read-in-force'
import { toSending } from '../sending/queue-sending'

const HISTORY = 30
const DAYS = 14

const CLOSED_ALL_WEEK: DrawnHours = {
  week: Array.from({ length: 7 }, () => []),
  specialDays: [],
  closures: [],
}

async function readDrawn(queries: Queries, storeId: number): Promise<StoreHours['drawn']> {
  const [row] = await queries
    .select({ saved: storeHours, by: people.name })
    .from(storeHours)
    .leftJoin(people, eq(people.id, storeHours.changedBy))
    .where(eq(storeHours.storeId, storeId))
  if (!row) return { hours: CLOSED_ALL_WEEK, version: 0, changedBy: null, changedAt: null }
  const { drawn, version, changedAt } = row.saved
  return { hours: drawn, version, changedBy: row.by, changedAt: changedAt.toISOString() }
}

/** Newest first; of some kinds and states only, when they are given. */
async function readSendings(
  queries: Queries,
  storeId: number,
  only: { kind?: HoursKind; accepted?: true; limit: number },
): Promise<Sending[]> {
  const { kind, accepted, limit } = only
  const rows = await queries
    .select({ sending: hoursSendings, by: people.name })
    .from(hoursSendings)
    .leftJoin(people, eq(people.id, hoursSendings.askedBy))
    .where(
      and(
        eq(hoursSendings.storeId, storeId),
        kind && eq(hoursSendings.kind, kind),
        accepted && inArray(hoursSendings.state, ['accepted']),
      ),
    )
    .orderBy(desc(hoursSendings.id))
    .limit(limit)
  return rows.map(({ sending, by }) => toSending(sending, by))
}

async function readLatest(queries: Queries, storeId: number, kind: HoursKind) {
  const [last] = await readSendings(queries, storeId, { kind, limit: 1 })
  const [accepted] = await readSendings(queries, storeId, { kind, accepted: true, limit: 1 })
  return { last: last ?? null, accepted: accepted ?? null }
}

/** The next days on which sending what is drawn now would change something. */
function differences(drawn: StoreHours['drawn'], known: KnownInForce, today: string) {
  if (drawn.version === 0) return []
  const { regular, temporary } = compileHours(drawn.hours, { today, held: known.held })
  const week = applyHoursRequest(known.inForce, { kind: 'regular', elements: regular })
  const after = applyHoursRequest(week, { kind: 'temporary', elements: temporary })
  return differingDays({ before: known.inForce, after }, { from: today, count: DAYS })
}

async function readHours(queries: Queries, actor: Actor, storeId: number): Promise<StoreHours> {
  const store = await platformStore(queries, { actor, permission: 'hours.see', storeId })
  const today = localDay(new Date(), store.region)
  const known = await readInForce(queries, { storeId, today })
  const drawn = await readDrawn(queries, storeId)
  const [status] = await listStatuses({ actor, storeIds: [storeId], queries })
  if (!status) throw new Error(`store ${storeId} has no status`)
  const { regular, temporary } = known.inForce
  return {
    storeId,
    clientMerchantId: store.foodClientMerchantId,
    today,
    held: known.held,
    mayEdit: can(actor, 'hours.edit', storeId),
    mayOpenClose: can(actor, 'store.open-close', storeId),
    drawn,
    inForce: { regular, temporary: Object.fromEntries(temporary), uncertain: known.uncertain },
    differences: differences(drawn, known, today),
    latest: {
      regular: await readLatest(queries, storeId, 'regular'),
      temporary: await readLatest(queries, storeId, 'temporary'),
    },
    status,
    history: await readSendings(queries, storeId, { limit: HISTORY }),
  }
}

/** Everything about one store's hours: as drawn, as accepted, and what was sent. */
export function getHours(input: { actor: Actor; storeId: number }): Promise<StoreHours> {
  // One moment for all of it: what is accepted while this reads must not be half in it.
  return database().transaction((tx) => readHours(tx, input.actor, input.storeId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
