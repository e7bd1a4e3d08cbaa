import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Cents } from '@/lib/domain/money'
import type { OrderRow } from '@/lib/orders/lock-order'
import { recordPlacing } from '@/lib/orders/record-placing'
import { clientOrderId } from './client-order-id'
import type { FoodStore } from './food-store'
import { rememberCustomer } from './remember-customer'
import { takePickupCode } from './take-pickup-code'
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
  /** The customer fetches it: no courier comes (food §2.1). */
  selfPickup: boolean
  /** What the platform is told; the store's own place where the customer comes there. */
  destination: { address: string; location: Coordinates }
}

/**
 * Writes the order down before anything leaves this server, and with it whose it is, for the next
 * time that they call. The same form sent twice is one order: the second time `isNew` is false and
 * the order is the first one. Throws a Problem at `pickupCode` when an open order has that code.
 */
export async function recordOrder(
  db: Database,
  input: { actor: Actor; checked: CheckedOrder; now: Date },
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { actor, checked, now } = input
  const { form, store } = checked
  return db.transaction(async (tx) => {
    const pickupCode = await takePickupCode(tx, {
      storeId: store.id,
      wanted: form.pickupCode,
      formKey: form.formKey,
    })
    const placing = await recordPlacing(tx, {
      actorId: actor.id,
      values: { ...rowOf(checked, pickupCode, now), request: requestOf(checked, actor) },
    })
    if (placing.isNew) await rememberCustomer(tx, checked, now)
    return placing
  })
}

function rowOf(checked: CheckedOrder, pickupCode: string, now: Date) {
  const { form, store, selfPickup } = checked
  return {
    family: 'food',
    storeId: store.id,
    formKey: form.formKey,
    clientOrderId: clientOrderId(now, pickupCode),
    pickupCode,
    selfPickup,
    scheduledFor: checked.scheduledFor,
    recipientName: form.recipientName,
    recipientPhone: checked.phone,
    // Where the customer lives is not known of who fetches it (decision 0070).
    address: selfPickup ? null : form.address,
    doorLat: selfPickup ? null : checked.destination.location.lat,
    doorLng: selfPickup ? null : checked.destination.location.lng,
    totalCents: checked.totalCents,
    createdAt: now,
  } as const
}

/** What is sent, and sent again where it is in doubt: to the letter. */
function requestOf({ form, destination, callingCode }: CheckedOrder, actor: Actor) {
  return { ...form, ...destination, callingCode, locale: actor.locale }
}
