import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { readParcel, type ReadParcel } from '@/lib/domain/parcel-form/read-parcel'
import { Problem } from '@/lib/domain/problem'
import { earlierOrder } from '@/lib/orders/earlier-order'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacedOrder } from '@/lib/orders/schema'
import { isAskedOtherwise } from './is-asked-otherwise'
import { parcelStore } from './parcel-store'
import { placeParcel } from './place-parcel'
import { refusedParcel } from './refused-parcel'
import type { SubmittedParcel } from './schema'
import { sealQuote } from './seal-quote'
import { sendingStore } from './sending-store'

/**
 * Places the order that a typed form means. Throws `wrongInput` with the fields at fault,
 * `quoteOutdated` when the quote was given for another request, and a refusal with the fields that
 * it speaks of; in all three nothing was ordered. A form that was sent before is the order that it
 * became, whatever the clock says by now; `sentByAnother` when somebody else sent it.
 */
export async function submitParcel(input: {
  actor: Actor
  form: SubmittedParcel
}): Promise<PlacedOrder> {
  const { actor, form } = input
  const { storeId, formKey } = form
  const db = database()
  const store = await parcelStore(db, { actor, permission: 'parcels.place', storeId })
  const sending = sendingStore(store)
  const isOtherwise = (recorded: OrderRow) => isAskedOtherwise(recorded, { form, store: sending })
  const earlier = await earlierOrder(db, { formKey, actorId: actor.id, isOtherwise })
  if (earlier) return earlier.placed
  const { order, problems } = readParcel(form, { store: sending, now: new Date() })
  if (!order) throw new Problem('wrongInput', { fields: problems })
  const quotationKey = keyFor(form, order)
  try {
    return await placeParcel({ actor, form: { formKey, storeId, draft: order, quotationKey } })
  } catch (error) {
    throw refusedParcel(error, form)
  }
}

/** The key of the quote that was shown, when it was given for this very request. */
function keyFor(form: SubmittedParcel, order: ReadParcel): string | null {
  if (form.quote === null) return null
  const { key, seal } = form.quote
  if (seal !== sealQuote({ key, form, order })) throw new Problem('quoteOutdated')
  return key
}
