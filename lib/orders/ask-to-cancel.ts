import 'server-only'
import type { Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { saysCancelled } from '@/lib/domain/stages'
import { isOutcomeUnknown, NotSent, PlatformError, PlatformRefused } from '@/lib/platform/errors'
import { addEvent, type NewEvent } from './add-event'
import { addConfirmJob } from './add-order-job'
import { changeOrder } from './change-order'
import { lockOrder, type OrderRow, type Transaction } from './lock-order'
import { recordCancelled } from './record-cancelled'

type Asked = Pick<OrderRow, 'id' | 'storeId' | 'family'>

type AskToCancel = {
  db: Database
  order: Asked
  actorId: number
  /** As the person gave it; null where the family takes none. */
  reason: string | null
  /** Looks, with the order locked, whether it may be asked now; throws when it may not. */
  mayAsk?: (tx: Transaction, order: OrderRow) => Promise<void>
  /** Rejects with `PlatformError`. */
  send: () => Promise<unknown>
}

function record(
  db: Database,
  order: Asked,
  event: Omit<NewEvent, 'orderId' | 'at'>,
  mayAsk?: AskToCancel['mayAsk'],
): Promise<void> {
  return db.transaction(async (tx) => {
    if (mayAsk) await mayAsk(tx, await lockOrder(tx, order.id))
    await addEvent(tx, { ...event, orderId: order.id, at: new Date() })
    await changeOrder(tx, order, {})
  })
}

function failureKind(error: unknown): NewEvent['kind'] {
  if (isOutcomeUnknown(error)) return 'cancel-unconfirmed'
  return error instanceof NotSent ? 'cancel-not-sent' : 'cancel-refused'
}

async function recordFailure({ db, order }: AskToCancel, error: unknown): Promise<void> {
  const requestId = error instanceof PlatformError ? error.requestId : 'unexpected'
  await record(db, order, {
    source: 'query',
    kind: failureKind(error),
    identity: `cancel-failed:${requestId}`,
    text: error instanceof PlatformRefused ? error.platformText : null,
  })
  if (isOutcomeUnknown(error)) await addConfirmJob(db, order)
}

/**
 * Asks the platform to cancel an order, and writes down who asked and what became of it. Where a
 * published status says that an order is cancelled, that status ends it; elsewhere the platform's
 * yes does (decision 0110). Throws the refusal, or `cancelUnknown` when nobody knows whether the
 * request was heard.
 */
export async function askToCancel(input: AskToCancel): Promise<void> {
  const { db, order, actorId, reason, mayAsk, send } = input
  const asked = {
    source: 'staff',
    kind: 'cancel-asked',
    identity: `cancel-asked:${crypto.randomUUID()}`,
    actorId,
    text: reason,
  } as const
  await record(db, order, asked, mayAsk)
  try {
    await send()
  } catch (error) {
    await recordFailure(input, error)
    throw isOutcomeUnknown(error) ? new Problem('cancelUnknown', { cause: error }) : error
  }
  if (!saysCancelled(order.family)) await recordCancelled(db, order.id, new Date())
  await addConfirmJob(db, order)
}
