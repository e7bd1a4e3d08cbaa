import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import { inbox } from '@/lib/db/tables/inbox'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import { APPLIERS } from './appliers'
import type { CallbackSubject } from '../callback-kind'
import { findSubjects, isStillMeant, listOf, lockSubjects } from './find-subjects'
import { writeTold, type KeptCallback } from './write-told'

/** So many callbacks are applied in one transaction; what is left of their orders follows. */
const MOST = 500

export type BatchOutcome = {
  applied: number
  /** Somebody else holds their orders: once more, soon. */
  busy: CallbackSubject[]
  /** There is more of them than one transaction takes. */
  left: CallbackSubject[]
}

/**
 * Applies what waits of some subjects, in the order in which it was kept, once: whoever applies to an
 * order holds its lock and looks again at what still waits, on however many instances. With `wait` it
 * waits for orders that somebody else holds. `only` is one callback of theirs.
 */
export async function applyBatch(
  tx: Transaction,
  subjects: readonly CallbackSubject[],
  { wait, only }: { wait: boolean; only?: number },
): Promise<BatchOutcome> {
  const locked = await lockSubjects(tx, subjects, { wait })
  const others = subjects.filter((_, place) => !locked.has(place))
  // Of these, whose order somebody else holds; of the rest there is none.
  const held = await findSubjects(tx, others)
  const orderOf = new Map<CallbackSubject, OrderRow>()
  const claims = new Map<number, string>()
  const busy: CallbackSubject[] = []
  for (const [place, subject] of subjects.entries()) {
    const order = locked.get(place)
    const { platformOrderId } = subject
    // An order without the platform's number gets it from the first of several that name one.
    const claim = claims.get(order?.id ?? 0) ?? platformOrderId
    if (order && isStillMeant(order, subject) && claim === platformOrderId) {
      claims.set(order.id, claim)
      orderOf.set(subject, order)
    } else if (order || held.has(others.indexOf(subject))) busy.push(subject)
  }
  const ready = subjects.filter((subject) => !busy.includes(subject))
  const waiting = await readWaiting(tx, ready, only)
  const mine: KeptCallback[] = []
  for (const { place, ...kept } of waiting) {
    const subject = ready[place]
    const order = subject && orderOf.get(subject)
    if (order) mine.push({ ...kept, order })
    else {
      log().info({ family: kept.family, inboxId: kept.id }, 'callback waits for its order')
      await APPLIERS[kept.family].missing?.(tx, kept)
    }
  }
  await writeTold(tx, mine)
  const left = waiting.length < MOST ? [] : ready.filter((subject) => orderOf.has(subject))
  return { applied: mine.length, busy, left }
}

/** What waits of the subjects, oldest first, locked: `place` is the subject's in the list. */
async function readWaiting(
  tx: Transaction,
  subjects: readonly CallbackSubject[],
  only: number | undefined,
) {
  if (subjects.length === 0) return []
  const isWaiting = and(isNull(inbox.appliedAt), isNull(inbox.dismissedAt))
  const next = tx
    .select({ id: inbox.id, place: sql<number>`s.place`.as('place') })
    .from(inbox)
    .innerJoin(
      listOf(subjects),
      sql`${inbox.family} = s.family and ${inbox.platformOrderId} = s."platformOrderId"
        and ${inbox.clientOrderId} = s."clientOrderId"`,
    )
    .where(and(isWaiting, only === undefined ? undefined : eq(inbox.id, only)))
    .orderBy(inbox.id)
    .limit(MOST)
    .as('next')
  const rows = await tx
    .select({
      id: inbox.id,
      place: next.place,
      family: inbox.family,
      raw: inbox.raw,
      receivedAt: inbox.receivedAt,
    })
    .from(next)
    .innerJoin(inbox, eq(inbox.id, next.id))
    .where(isWaiting)
    // As whoever keeps several does (CallbackKeeper), so that neither waits for the other.
    .orderBy(inbox.digest)
    .for('update', { of: inbox })
    .prepare(only === undefined ? 'callbacks_waiting' : 'callback_waiting')
    .execute()
  return rows.toSorted((one, other) => one.id - other.id)
}
