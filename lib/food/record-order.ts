import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { Cents } from '@/lib/domain/money'
import { Problem } from '@/lib/domain/problem'
import { notifyLive } from '@/lib/live/notify'
import { addEvent } from '@/lib/orders/add-event'
import type { OrderRow } from '@/lib/orders/lock-order'
import { clientOrderId } from './client-order-id'
import type { FoodStore } from './food-store'
import { takePickupCode } from './pickup-code'
import type { OrderForm } from './schema'

/** What the form says, in the domain's terms. */
export type CheckedOrder = {
  form: OrderForm
  store: FoodStore
  /** Without a country code (food §4.2). */
  phone: string
  callingCode: string
  totalCents: Cents
  scheduledFor: Date | null
}

/**
 * Writes the order down before anything leaves this server. The same form sent twice is one order:
 * the second time `isNew` is false and the order is the first one.
 */
export async function recordOrder(
  db: Database,
  input: { actor: Actor; checked: CheckedOrder; now: Date },
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { actor, checked, now } = input
  const { form, store } = checked
  return db.transaction(async (tx) => {
    const pickupCode = await takePickupCode(tx, store.id)
    const [made] = await tx
      .insert(orders)
      .values({
        family: 'food',
        storeId: store.id,
        formKey: form.formKey,
        clientOrderId: clientOrderId(now, pickupCode),
        pickupCode,
        placing: 'placing',
        scheduledFor: checked.scheduledFor,
        recipientName: form.recipientName,
        recipientPhone: checked.phone,
        address: form.address,
        doorLat: form.location.lat,
        doorLng: form.location.lng,
        totalCents: checked.totalCents,
        request: { ...form, callingCode: checked.callingCode, locale: actor.locale },
        placedBy: actor.id,
        createdAt: now,
      })
      .onConflictDoNothing({ target: orders.formKey })
      .returning()
    if (made) {
      const asked = { identity: 'asked', source: 'staff', kind: 'asked', at: now } as const
      await addEvent(tx, { ...asked, orderId: made.id, actorId: actor.id })
      await notifyLive(tx, { kind: 'order', orderId: made.id, storeId: store.id })
      return { order: made, isNew: true }
    }
    const [earlier] = await tx.select().from(orders).where(eq(orders.formKey, form.formKey))
    if (!earlier || earlier.placedBy !== actor.id) throw new Problem('notAllowed')
    return { order: earlier, isNew: false }
  })
}
