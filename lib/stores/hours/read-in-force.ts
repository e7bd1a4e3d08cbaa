import 'server-only'
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import type { LocalDay } from '@/lib/domain/hours/drawn-hours'
import {
  NOTHING_SENT,
  applyHoursRequest,
  type HoursInForce,
} from '@/lib/domain/hours/hours-in-force'
import { readTemporary } from '@/lib/domain/hours/hours-request'
import { shiftDay } from '@/lib/domain/hours/local-days'
import type { SendingRow } from '../sending/queue-sending'

export type KnownInForce = {
  inForce: HoursInForce
  /** Dates, today and later, for which the platform may hold temporary hours. */
  held: LocalDay[]
  /** Something was sent after what was accepted last, and never confirmed. */
  uncertain: boolean
}

type StoreToday = { storeId: number; today: LocalDay }

/** What the platform holds of a store's hours, as far as what we sent tells. */
export async function readInForce(queries: Queries, store: StoreToday): Promise<KnownInForce> {
  const [known] = (await readAllInForce(queries, [store])).values()
  if (!known) throw new Error(`nothing was read of store ${store.storeId}`)
  return known
}

/** The same of several stores, by their ids; `daysBack` also with the dates of so many days ago. */
export async function readAllInForce(
  queries: Queries,
  stores: readonly StoreToday[],
  daysBack = 0,
): Promise<ReadonlyMap<number, KnownInForce>> {
  if (stores.length === 0) return new Map()
  const regular = await readRegularSendings(queries, stores)
  const temporary = await readTemporarySendings(queries, stores, daysBack)
  return new Map(
    stores.map(({ storeId, today }) => {
      const week = regular.filter((row) => row.storeId === storeId)
      const dates = temporary.filter((row) => row.storeId === storeId)
      return [storeId, knownInForce(week, dates, today)]
    }),
  )
}

/** Of each store the sending that was accepted last, and the last that was not. */
function readRegularSendings(
  queries: Queries,
  stores: readonly StoreToday[],
): Promise<SendingRow[]> {
  const isAccepted = sql`(${hoursSendings.state} = 'accepted')`
  return queries
    .selectDistinctOn([hoursSendings.storeId, isAccepted])
    .from(hoursSendings)
    .where(and(mayHold(stores), eq(hoursSendings.kind, 'regular')))
    .orderBy(hoursSendings.storeId, isAccepted, desc(hoursSendings.id))
}

function readTemporarySendings(
  queries: Queries,
  stores: readonly StoreToday[],
  daysBack: number,
): Promise<SendingRow[]> {
  const earliest = stores.map(({ today }) => today).toSorted()[0] ?? ''
  const since = shiftDay(earliest, -daysBack)
  return queries
    .select()
    .from(hoursSendings)
    .where(
      and(mayHold(stores), eq(hoursSendings.kind, 'temporary'), gte(hoursSendings.lastDay, since)),
    )
    .orderBy(asc(hoursSendings.id))
}

const mayHold = (stores: readonly StoreToday[]) =>
  and(
    inArray(
      hoursSendings.storeId,
      stores.map(({ storeId }) => storeId),
    ),
    eq(hoursSendings.mayHold, true),
  )

function knownInForce(
  regular: readonly SendingRow[],
  temporary: readonly SendingRow[],
  today: LocalDay,
): KnownInForce {
  const isAccepted = ({ state }: SendingRow) => state === 'accepted'
  const ahead = temporary.filter(({ lastDay }) => lastDay !== null && lastDay >= today)
  return {
    inForce: [...regular.filter(isAccepted), ...temporary.filter(isAccepted)].reduce(
      (now, { change }) =>
        change.kind === 'regular' || change.kind === 'temporary'
          ? applyHoursRequest(now, change)
          : now,
      NOTHING_SENT,
    ),
    held: heldDays(ahead, today),
    uncertain: hasDoubt(regular) || hasDoubt(ahead),
  }
}

function heldDays(sendings: readonly SendingRow[], today: LocalDay): LocalDay[] {
  const days = sendings.flatMap(({ change }) =>
    change.kind === 'temporary' ? [...readTemporary(change.elements).keys()] : [],
  )
  return [...new Set(days)].filter((day) => day >= today).toSorted()
}

/** What is accepted later replaces whatever was doubtful before. */
function hasDoubt(sendings: readonly SendingRow[]): boolean {
  const ids = (wanted: boolean) =>
    sendings.filter((row) => (row.state === 'accepted') === wanted).map(({ id }) => id)
  return Math.max(0, ...ids(false)) > Math.max(0, ...ids(true))
}
