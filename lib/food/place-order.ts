import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { PlacedOrder } from '@/lib/orders/schema'
import { sendOrder } from '@/lib/orders/send-order'
import { PlatformRefused } from '@/lib/platform/errors'
import { checkOrder } from './check-order'
import { foodStore } from './food-store'
import { recordOrder } from './record-order'
import { refusedFormFields } from './refused-form-fields'
import type { OrderForm } from './schema'
import { sendFoodOrder } from './send-order'

/** A refusal with the fields of the form that it speaks of; anything else as it is. */
function refusedWithFields(error: unknown): unknown {
  if (!(error instanceof PlatformRefused)) return error
  return new Problem('platformRefused', { fields: refusedFormFields(error), cause: error })
}

/**
 * Places a food order: checked, written down, asked for, settled. `placing` is `unconfirmed` when
 * nobody can say whether the platform has it; a refusal is thrown, with the platform's reason.
 */
export async function placeOrder(input: { actor: Actor; form: OrderForm }): Promise<PlacedOrder> {
  const { actor, form } = input
  const db = database()
  const store = await foodStore(db, { actor, permission: 'food.place', storeId: form.storeId })
  const now = new Date()
  const checked = checkOrder(form, store, now)
  const { order, isNew } = await recordOrder(db, { actor, checked, now })
  if (!isNew) return { orderId: order.id, placing: order.placing }
  const { placing, failure } = await sendOrder({
    db,
    order,
    send: (recorded) => sendFoodOrder(recorded, store, 'person'),
  })
  if (placing === 'refused') throw refusedWithFields(failure)
  return { orderId: order.id, placing }
}
