import 'server-only'
import type { Database } from '@/lib/db/client'
import { proofOf, resendFrom } from '@/lib/domain/evidence'
import { Problem } from '@/lib/domain/problem'
import { PlatformError, PlatformRefused } from '@/lib/platform/errors'
import { addEvent } from './add-event'
import { changeOrder } from './change-order'
import { evidenceOfResend } from './evidence-of-resend'
import { lockOrder, type OrderRow } from './lock-order'
import type { PlacingState } from './schema'
import type { PlacedAnswer, SendOrder } from './send-order'
import { settlePlacing } from './settle-placing'
import { timesSent } from './times-sent'
import { wasUnanswered } from './was-unanswered'

/** Two that want to send it at one moment: only one does. */
const LEAST_BETWEEN_SECONDS = 5

type Resend = {
  db: Database
  orderId: number
  /** Who wants it; null for the machine. */
  actorId: number | null
  send: SendOrder
  now: Date
}

/** Written down before it leaves, like the first time. Throws when it may not leave now. */
function recordResend({ db, orderId, actorId, now }: Resend): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.placing !== 'unconfirmed') throw new Problem('orderNotInDoubt')
    const { count, lastSent } = await timesSent(tx, order, now)
    if (lastSent < Math.max(resendFrom(order.family), LEAST_BETWEEN_SECONDS)) {
      throw new Problem('resendTooSoon')
    }
    await addEvent(tx, {
      orderId,
      identity: `resent:${count}`,
      source: actorId === null ? 'system' : 'staff',
      kind: 'resent',
      at: now,
      ...(actorId === null ? {} : { actorId }),
    })
    await changeOrder(tx, order, { waitUntil: null })
    return order
  })
}

/** Of what it proves nothing is kept, with the platform's words: a person may have to decide. */
function recordFailure(input: Resend, error: unknown): Promise<PlacingState> {
  return input.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.orderId)
    const requestId = error instanceof PlatformError ? error.requestId : crypto.randomUUID()
    await addEvent(tx, {
      orderId: order.id,
      identity: `resend-failed:${requestId}`,
      source: 'query',
      kind: 'resend-failed',
      at: new Date(),
      text: error instanceof PlatformRefused ? error.platformText : null,
      detail: {
        requestId,
        why: error instanceof PlatformError ? error.kind : 'unexpected',
        ...(error instanceof PlatformRefused ? { code: error.code } : {}),
      },
    })
    await changeOrder(tx, order, {})
    return order.placing
  })
}

/**
 * Sends an order in doubt again, as it was recorded, and takes what that proves (decision 0008). A
 * refusal for any other reason than being there already proves nothing of the first request, so
 * the order stays in doubt. Throws `orderNotInDoubt` and `resendTooSoon`.
 */
export async function resendOrder(
  input: Resend,
): Promise<{ placing: PlacingState; failure: unknown }> {
  const order = await recordResend(input)
  const settle = (answer: PlacedAnswer | { platformOrderId: null }) =>
    settlePlacing({
      db: input.db,
      orderId: order.id,
      outcome: { state: 'placed', source: 'query', ...answer },
      now: new Date(),
    })
  let answer: PlacedAnswer
  try {
    answer = await input.send(order)
  } catch (failure) {
    const before = { family: order.family, wasUnanswered: await wasUnanswered(input.db, order.id) }
    const proof = proofOf(order.family, evidenceOfResend(before, failure))
    if (proof === 'placed') return { placing: await settle({ platformOrderId: null }), failure }
    return { placing: await recordFailure(input, failure), failure }
  }
  return { placing: await settle(answer), failure: null }
}
