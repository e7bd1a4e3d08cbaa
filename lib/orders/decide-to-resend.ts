import 'server-only'
import { database } from '@/lib/db/client'
import type { stores } from '@/lib/db/tables/stores'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'
import type { OrderRow } from './lock-order'
import { orderInDoubt, type Decision } from './order-in-doubt'
import { resendOrder } from './resend-order'
import type { PlacingState } from './schema'
import type { PlacedAnswer } from './send-order'

/** Sends an order of one family as it was recorded. */
type SendFromStore = (
  order: OrderRow,
  store: typeof stores.$inferSelect,
  priority: 'person',
) => Promise<PlacedAnswer>

/**
 * A person's choice to send an order in doubt again, with the same number: where the first one
 * arrived after all, the platform may say so. Throws what it was refused with while the order stays
 * in doubt; `notFound`, `notAllowed`, `orderNotInDoubt`, `resendTooSoon`.
 */
export async function decideToResend(
  input: Decision & { family: Family; send: SendFromStore },
): Promise<{ placing: PlacingState }> {
  const { actor, family, orderId, send } = input
  const db = database()
  const { order: found, store } = await orderInDoubt(db, input)
  if (found.family !== family) throw new Problem('notFound')
  const { placing, failure } = await resendOrder({
    db,
    orderId,
    actorId: actor.id,
    now: new Date(),
    send: (order) => send(order, store, 'person'),
  })
  if (placing === 'unconfirmed') throw failure
  return { placing }
}
