import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { addEvent } from '@/lib/orders/add-event'
import { addConfirmJob } from '@/lib/orders/add-order-job'
import { changeOrder } from '@/lib/orders/change-order'
import { isOutcomeUnknown, PlatformError, PlatformRefused } from '@/lib/platform/errors'
import type { TimelineKind } from '@/lib/orders/schema'
import { foodApi } from './food-api'
import { foodStore } from './food-store'
import type { CancelForm } from './schema'

async function cancellableOrder(db: Database, actor: Actor, orderId: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  // Whose store it is comes from the record; an order one may not see is not there.
  if (order?.family !== 'food' || !can(actor, 'food.see', order.storeId)) {
    throw new Problem('notFound')
  }
  const { platformOrderId } = order
  if (order.placing !== 'placed' || platformOrderId === null) throw new Problem('orderNotPlaced')
  if (order.closed) throw new Problem('orderClosed')
  return { ...order, platformOrderId }
}

type Cancellable = Awaited<ReturnType<typeof cancellableOrder>>

function recordCancel(
  db: Database,
  order: Cancellable,
  event: { kind: TimelineKind; identity: string; actor?: Actor; text?: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await addEvent(tx, {
      orderId: order.id,
      identity: event.identity,
      source: event.actor ? 'staff' : 'query',
      kind: event.kind,
      at: new Date(),
      text: event.text ?? null,
      ...(event.actor ? { actorId: event.actor.id } : {}),
    })
    await changeOrder(tx, order, {})
  })
}

async function recordFailure(db: Database, order: Cancellable, error: unknown): Promise<void> {
  const requestId = error instanceof PlatformError ? error.requestId : 'unexpected'
  const unknown = isOutcomeUnknown(error)
  await recordCancel(db, order, {
    kind: unknown ? 'cancel-unconfirmed' : 'cancel-refused',
    identity: `cancel-failed:${requestId}`,
    ...(error instanceof PlatformRefused ? { text: error.platformText } : {}),
  })
  if (unknown) await addConfirmJob(db, order)
}

/**
 * Asks the platform to cancel (food §4.3). The order shows as cancelled once the platform says so.
 * Throws `cancelUnknown` when nobody knows whether the request was heard.
 */
export async function cancelOrder(input: {
  actor: Actor
  form: CancelForm
}): Promise<{ orderId: number }> {
  const { actor, form } = input
  const db = database()
  const order = await cancellableOrder(db, actor, form.orderId)
  const store = await foodStore(db, { actor, permission: 'food.cancel', storeId: order.storeId })
  await recordCancel(db, order, {
    kind: 'cancel-asked',
    identity: `cancel-asked:${crypto.randomUUID()}`,
    actor,
    text: form.reason,
  })
  const { api, context } = foodApi(store.region, { locale: actor.locale, priority: 'person' })
  try {
    await api.cancelOrder(
      {
        orderId: order.platformOrderId,
        storeCode: store.foodClientMerchantId,
        reason: form.reason,
        staffNumber: form.staffNumber,
      },
      context,
    )
  } catch (error) {
    await recordFailure(db, order, error)
    throw isOutcomeUnknown(error) ? new Problem('cancelUnknown', { cause: error }) : error
  }
  // What became of it is the platform's to say: the order itself is asked for.
  await addConfirmJob(db, order)
  return { orderId: order.id }
}
