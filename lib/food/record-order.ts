import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import type { Cents } from '@/lib/domain/money'
import type { OrderRow } from '@/lib/orders/lock-order'
import { recordPlacing } from '@/lib/orders/record-placing'
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
    return recordPlacing(tx, {
      actorId: actor.id,
      values: {
        family: 'food',
        storeId: store.id,
        formKey: form.formKey,
        clientOrderId: clientOrderId(now, pickupCode),
        pickupCode,
        scheduledFor: checked.scheduledFor,
        recipientName: form.recipientName,
        recipientPhone: checked.phone,
        address: form.address,
        doorLat: form.location.lat,
        doorLng: form.location.lng,
        totalCents: checked.totalCents,
        request: { ...form, callingCode: checked.callingCode, locale: actor.locale },
        createdAt: now,
      },
    })
  })
}
