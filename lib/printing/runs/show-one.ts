import 'server-only'
import { and, eq, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printRunItems, printRuns } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import { type Transaction, lockOrder } from '@/lib/orders/lock-order'
import { fetchLabel } from '../labels/fetch-label'
import type { Label } from '../labels/label-store'
import { visibleOrder } from '@/lib/orders/visible-order'
import { normalChoice, type LabelChoice } from '../model/label'
import type { LabelForm } from '../model/label-forms'

type Shown = { personId: number; choice: LabelChoice; label: Label }

/** The same label, shown to the same person before, of which they have not said whether it printed. */
async function stillAsked(tx: Transaction, shown: Shown): Promise<number | null> {
  const { personId, choice, label } = shown
  const other = alias(printRunItems, 'other')
  const [run] = await tx
    .select({ id: printRuns.id })
    .from(printRuns)
    .innerJoin(printRunItems, eq(printRunItems.runId, printRuns.id))
    .where(
      and(
        eq(printRuns.by, personId),
        eq(printRuns.state, 'shown'),
        eq(printRuns.paper, choice.paper),
        eq(printRuns.copies, choice.copies),
        eq(printRunItems.orderId, label.orderId),
        eq(printRunItems.sha256, label.sha256),
        notExists(
          tx
            .select({ runId: other.runId })
            .from(other)
            .where(and(eq(other.runId, printRuns.id), ne(other.orderId, label.orderId))),
        ),
      ),
    )
    .limit(1)
  return run?.id ?? null
}

async function writeRun(tx: Transaction, shown: Shown): Promise<number> {
  const { personId, choice, label } = shown
  const now = new Date()
  const [run] = await tx
    .insert(printRuns)
    .values({ by: personId, state: 'shown', ...choice, shownAt: now, startedAt: now })
    .returning({ id: printRuns.id })
  if (!run) throw new Error('a print run was not written')
  const { orderId, sha256, pages } = label
  await tx.insert(printRunItems).values({ runId: run.id, orderId, place: 1, sha256, pages })
  return run.id
}

/**
 * A print run of one label, which the waybill's own page prints: from then on it waits for the
 * person's word, as every run does, and nothing of their queue changes. Pressed again before that, it
 * is the same run. Throws `notFound`, `notAllowed` without `express.place` (decision 0135),
 * `labelOfCancelled`, and as `fetchLabel`.
 */
export async function showOne(input: { actor: Actor } & LabelForm): Promise<{ runId: number }> {
  const { actor, orderId } = input
  const db = database()
  const wanted = { actor, orderId, act: 'print', among: ['express'] } as const
  const { order } = await visibleOrder(db, wanted)
  if (order.stage === 'cancelled') throw new Problem('labelOfCancelled')
  const choice = normalChoice(input)
  const label = await fetchLabel({ db, orderId, ...choice, priority: 'person' })
  const shown: Shown = { personId: actor.id, choice, label }
  const runId = await db.transaction(async (tx) => {
    // Two presses at once are one after the other.
    await lockOrder(tx, orderId)
    return (await stillAsked(tx, shown)) ?? (await writeRun(tx, shown))
  })
  return { runId }
}
