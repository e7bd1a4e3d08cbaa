import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { lockOrder, type OrderRow } from '@/lib/orders/lock-order'
import { addEvent } from '@/lib/orders/status/add-event'
import { changeQuietly } from '@/lib/orders/status/change-order'
import { visibleOrder } from '@/lib/orders/visible-order'
import type { KitchenForm } from '../model/kitchen-form'

const COLUMNS = { 'food-ready': 'foodReadyAt', 'handed-over': 'handedOverAt' } as const

/**
 * Writes down, or takes back, that food is ready or was handed over: in our own history alone, with
 * who did it (decision 0245). Pressed twice it is one. Throws `notFound`, `notAllowed`,
 * `kitchenMarksOff` where the store wants none, and `orderClosed`.
 */
export async function markKitchen(input: { actor: Actor; form: KitchenForm }): Promise<void> {
  const { actor, form } = input
  const { orderId, mark, isSet } = form
  const db = database()
  const { store } = await visibleOrder(db, { actor, orderId, act: 'care', among: ['food'] })
  if (isSet && !store.foodUsesKitchenMarks) throw new Problem('kitchenMarksOff')
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.closed) throw new Problem('orderClosed')
    if (isMarked(order, mark) === isSet) return
    const now = new Date()
    const kind = isSet ? mark : (`${mark}-undone` as const)
    const identity = `${kind}:${now.toISOString()}`
    await addEvent(tx, {
      orderId,
      identity,
      source: 'staff',
      kind,
      at: now,
      actorId: actor.id,
    })
    // No sign of life of the platform's: the sweep goes on asking.
    await changeQuietly(tx, order, { [COLUMNS[mark]]: isSet ? now : null })
  })
}

function isMarked(order: OrderRow, mark: KitchenForm['mark']): boolean {
  return order[COLUMNS[mark]] !== null
}
