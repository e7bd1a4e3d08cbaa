import 'server-only'
import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import type { LocalDay } from '@/lib/domain/hours/drawn-hours'
import {
  NOTHING_SENT,
  applyHoursRequest,
  type HoursInForce,
} from '@/lib/domain/hours/hours-in-force'
import { readTemporary } from '@/lib/domain/hours/hours-request'
import type { HoursKind } from '../model/store-hours'
import type { SendingRow } from '../sending/queue-sending'

export type KnownInForce = {
  inForce: HoursInForce
  /** Dates, today and later, for which the platform may hold temporary hours. */
  held: LocalDay[]
  /** Something was sent after what was accepted last, and never confirmed. */
  uncertain: boolean
}

/** What the platform holds of a store's hours, as far as what we sent tells. */
export async function readInForce(
  queries: Queries,
  { storeId, today }: { storeId: number; today: LocalDay },
): Promise<KnownInForce> {
  const ofStore = eq(hoursSendings.storeId, storeId)
  const mayHold = and(ofStore, eq(hoursSendings.mayHold, true))
  const temporary = await queries
    .select()
    .from(hoursSendings)
    .where(and(mayHold, eq(hoursSendings.kind, 'temporary'), gte(hoursSendings.lastDay, today)))
    .orderBy(asc(hoursSendings.id))
  const regular = await queries
    .select()
    .from(hoursSendings)
    .where(and(mayHold, eq(hoursSendings.kind, 'regular')))
    .orderBy(desc(hoursSendings.id))
    .limit(50)
  const lastRegular = regular.find(({ state }) => state === 'accepted')
  const accepted = temporary.filter(({ state }) => state === 'accepted')
  return {
    inForce: [...(lastRegular ? [lastRegular] : []), ...accepted].reduce(
      (now, { change }) =>
        change.kind === 'regular' || change.kind === 'temporary'
          ? applyHoursRequest(now, change)
          : now,
      NOTHING_SENT,
    ),
    held: heldDays(temporary, today),
    uncertain: hasDoubt('regular', regular) || hasDoubt('temporary', temporary),
  }
}

function heldDays(sendings: readonly SendingRow[], today: LocalDay): LocalDay[] {
  const days = sendings.flatMap(({ change }) =>
    change.kind === 'temporary' ? [...readTemporary(change.elements).keys()] : [],
  )
  return [...new Set(days)].filter((day) => day >= today).toSorted()
}

/** What is accepted later replaces whatever was doubtful before. */
function hasDoubt(kind: HoursKind, sendings: readonly SendingRow[]): boolean {
  const ids = (wanted: boolean) =>
    sendings
      .filter((row) => row.kind === kind && (row.state === 'accepted') === wanted)
      .map(({ id }) => id)
  return Math.max(0, ...ids(false)) > Math.max(0, ...ids(true))
}
