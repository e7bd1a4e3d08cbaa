import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { earlierOrder } from '@/lib/orders/earlier-order'
import type { OrderRow } from '@/lib/orders/lock-order'
import { checkOrder } from './check-order'
import { confirmPrice } from './confirm-price'
import { foodStore } from './food-store'
import { isAskedOtherwise } from './is-asked-otherwise'
import { placeOrder } from './place-order'
import type { PricedOrder, SubmittedOrder } from './schema'

/**
 * Confirms the price that the form showed, and places the order at it. When the price is another
 * nothing is placed: the person is told, and sends the form again with what they were told. Throws
 * as placing does.
 */
export async function submitOrder(input: {
  actor: Actor
  form: PricedOrder
}): Promise<SubmittedOrder> {
  const { actor } = input
  const { shownPrice, ...form } = input.form
  const db = database()
  const store = await foodStore(db, { actor, permission: 'food.place', storeId: form.storeId })
  const isOtherwise = (recorded: OrderRow) => isAskedOtherwise(recorded, form)
  const { formKey } = form
  const earlier = await earlierOrder(db, { formKey, actorId: actor.id, isOtherwise })
  // A form that was sent before is an order already, whatever the price and the clock say by now.
  if (earlier) {
    const { pickupCode } = earlier.order
    return { state: 'sent', ...earlier.placed, pickupCode, priceChecked: true }
  }
  const checked = checkOrder(form, store, new Date())
  const price = await confirmPrice({ actor, checked, shown: shownPrice })
  if (price.state === 'changed') return { state: 'price-changed', now: price.now }
  const placed = await placeOrder({ actor, form })
  const [order] = await db
    .select({ pickupCode: orders.pickupCode })
    .from(orders)
    .where(eq(orders.id, placed.orderId))
  return {
    state: 'sent',
    ...placed,
    pickupCode: order?.pickupCode ?? null,
    priceChecked: price.state !== 'unchecked',
  }
}
