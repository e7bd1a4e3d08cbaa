import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { readParcel, type ReadParcel } from '@/lib/domain/parcel-form/read-parcel'
import { Problem } from '@/lib/domain/problem'
import type { PlacingState } from '@/lib/orders/schema'
import { clientOrderId } from './client-order-id'
import { parcelStore } from './parcel-store'
import { placeParcel } from './place-parcel'
import { refusedParcel } from './refused-parcel'
import type { SubmittedParcel } from './schema'
import { sealQuote } from './seal-quote'
import { sendingStore } from './sending-store'

type Placed = { orderId: number; placing: PlacingState }

/**
 * Places the order that a typed form means. Throws `wrongInput` with the fields at fault,
 * `quoteOutdated` when the quote was given for another request, and a refusal with the fields that
 * it speaks of; in all three nothing was ordered. A form that was sent before is the order that it
 * became, whatever the clock says by now; `sentByAnother` when somebody else sent it.
 */
export async function submitParcel(input: {
  actor: Actor
  form: SubmittedParcel
}): Promise<Placed> {
  const { actor, form } = input
  const { storeId, formKey } = form
  const db = database()
  const store = await parcelStore(db, { actor, permission: 'parcels.place', storeId })
  const earlier = await orderOf(db, { formKey, actorId: actor.id })
  if (earlier) return earlier
  const { order, problems } = readParcel(form, { store: sendingStore(store), now: new Date() })
  if (!order) throw new Problem('wrongInput', { fields: problems })
  const quotationKey = keyFor(form, order)
  const draft = { ...order, clientOrderId: clientOrderId(formKey) }
  try {
    return await placeParcel({ actor, form: { formKey, storeId, draft, quotationKey } })
  } catch (error) {
    throw refusedParcel(error, form)
  }
}

/** What the form has become already; null when it was not sent yet. Throws `sentByAnother`. */
async function orderOf(
  db: Database,
  { formKey, actorId }: { formKey: string; actorId: number },
): Promise<Placed | null> {
  const [earlier] = await db
    .select({ orderId: orders.id, placing: orders.placing, placedBy: orders.placedBy })
    .from(orders)
    .where(eq(orders.formKey, formKey))
  if (!earlier) return null
  const { orderId, placing, placedBy } = earlier
  if (placedBy !== actorId) throw new Problem('sentByAnother')
  return { orderId, placing }
}

/** The key of the quote that was shown, when it was given for this very request. */
function keyFor(form: SubmittedParcel, order: ReadParcel): string | null {
  if (form.quote === null) return null
  const { key, seal } = form.quote
  if (seal !== sealQuote({ key, form, order })) throw new Problem('quoteOutdated')
  return key
}
