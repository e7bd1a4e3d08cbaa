import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { recordPlacing } from '@/lib/orders/record-placing'
import type { PlacedOrder } from '@/lib/orders/schema'
import { sendOrder } from '@/lib/orders/send-order'
import { clientOrderId } from './client-order-id'
import { parcelStore } from './parcel-store'
import type { ParcelForm } from './schema'
import { sendParcel } from './send-parcel'

/** The last drop-off is where the order ends: whom lists name. */
function rowOf({ storeId, formKey, draft, quotationKey }: ParcelForm, actor: Actor, now: Date) {
  const last = draft.path.at(-1)
  const contact = last?.contacts[0]
  return {
    family: 'parcel' as const,
    storeId,
    formKey,
    clientOrderId: clientOrderId(formKey),
    scheduledFor: draft.scheduledFor ?? null,
    recipientName: contact?.name ?? null,
    recipientPhone: contact?.phone ?? null,
    address: last?.address ?? null,
    doorLat: last?.location.lat ?? null,
    doorLng: last?.location.lng ?? null,
    request: { draft, quotationKey: quotationKey ?? null, locale: actor.locale },
    createdAt: now,
  }
}

/**
 * Places a parcel order that `readParcel` found right: written down, asked for, settled. `placing` is
 * `unconfirmed` when nobody can say whether the platform has it; a refusal is thrown.
 */
export async function placeParcel(input: { actor: Actor; form: ParcelForm }): Promise<PlacedOrder> {
  const { actor, form } = input
  const db = database()
  const { storeId } = form
  const store = await parcelStore(db, { actor, permission: 'parcels.place', storeId })
  const values = rowOf(form, actor, new Date())
  const { order, isNew } = await db.transaction((tx) =>
    recordPlacing(tx, {
      actorId: actor.id,
      values,
      codes: { 'client-shipment': form.draft.clientShipmentCode },
    }),
  )
  if (!isNew) return { orderId: order.id, placing: order.placing }
  const send = (recorded: typeof order) => sendParcel(recorded, store, 'person')
  const { placing, failure } = await sendOrder({ db, order, send })
  if (placing === 'refused') throw failure
  return { orderId: order.id, placing }
}
