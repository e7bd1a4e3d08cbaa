import 'server-only'
import type { Database } from '@/lib/db/client'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { Asked } from '@/lib/orders/order-family'
import { REPEAT_WINDOW_SECONDS } from '@/lib/orders/model/evidence'
import { recordNumbered } from '@/lib/orders/placing/record-numbered'
import { type Along, recordPlacing } from '@/lib/orders/placing/record-placing'
import type { SubmittedParcel } from '../model/parcel-form'
import type { ParcelStore } from '../parcel-store'
import type { CheckedParcel } from './check-parcel'
import { clientOrderId } from './client-order-id'

/** Within the minute 40303 answers any try under a number that came before (conventions §7.2). */
const REST_SECONDS = REPEAT_WINDOW_SECONDS + 5

/** Writes a parcel order down before anything leaves this server. Throws as `recordNumbered`. */
export function recordParcel(
  db: Database,
  { actor, form }: Asked<ParcelStore, SubmittedParcel>,
  { draft, quotationKey, quotedTotal }: CheckedParcel,
  along: Along,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { storeId, formKey } = form
  // The last drop-off is where the order ends: whom lists name.
  const last = draft.path.at(-1)
  const contact = last?.contacts[0]
  const values = {
    family: 'parcel' as const,
    storeId,
    formKey,
    clientOrderId: clientOrderId(form, draft),
    scheduledFor: draft.scheduledFor ?? null,
    recipientName: contact?.name ?? null,
    recipientPhone: contact?.phone ?? null,
    address: last?.address ?? null,
    doorLat: last?.location.lat ?? null,
    doorLng: last?.location.lng ?? null,
    request: { draft, quotationKey, quotedTotal, locale: actor.locale },
    createdAt: new Date(),
  }
  const codes = { 'client-shipment': draft.clientShipmentCode }
  const input = { actorId: actor.id, values, codes, along }
  // A number of our own making is another one each time.
  return draft.clientOrderId
    ? db.transaction((tx) => recordNumbered(tx, { ...input, restSeconds: REST_SECONDS }))
    : recordPlacing(db, input)
}
