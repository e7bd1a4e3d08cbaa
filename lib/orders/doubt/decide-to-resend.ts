import 'server-only'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { NotSent } from '@/lib/platform/errors'
import type { PlacingState } from '../model/placing'
import type { OrderFamily } from '../order-family'
import { whileSending } from '../sends/while-sending'
import { visibleOrder, type Decision } from '../visible-order'
import { resendOrder } from './resend-order'

/**
 * A person's choice to send an order in doubt again, with the same number: where the first one
 * arrived after all, the platform may say so. Throws what it was refused with while the order stays
 * in doubt; `notFound`, `notAllowed`, `orderNotInDoubt`, `resendTooSoon`, `resendMayDouble` where the
 * time in which it was safe is over and they were not told, `resendTooLate` where it did not leave.
 */
export async function decideToResend(
  { family, send }: Pick<OrderFamily, 'family' | 'send'>,
  { actor, orderId, mayDouble }: Decision & { mayDouble: boolean },
): Promise<{ placing: PlacingState }> {
  const db = database()
  const { store } = await visibleOrder(db, { actor, orderId, act: 'decide', among: [family] })
  // The machine's own resends are jobs, which the queue does again; nobody presses twice for a person.
  const { placing, failure } = await whileSending(db, (sending) =>
    resendOrder({
      db,
      orderId,
      actorId: actor.id,
      mayDouble,
      clock: () => new Date(),
      recordSender: (tx) => sending.record(tx, { orderId, what: 'creation' }),
      send: (order, departure) => send(order, store, { ...departure, priority: 'person' }),
    }),
  )
  if (placing !== 'unconfirmed') return { placing }
  const isTooLate = failure instanceof NotSent && failure.reason === 'too-late'
  throw isTooLate ? new Problem('resendTooLate', { cause: failure }) : failure
}
