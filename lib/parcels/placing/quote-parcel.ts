import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { readParcel } from '@/lib/parcels/model/read-parcel'
import { Problem } from '@/lib/domain/problem'
import type { QuoteAnswer, TypedForm } from '../model/parcel-form'
import { quotedTotal } from '../model/quoted-total'
import { clientOrderId } from './client-order-id'
import { parcelApi } from '../parcel-api'
import { parcelStore } from '../parcel-store'
import { refusedParcel } from './refused-parcel'
import { sealQuote } from './seal-quote'
import { sendingStore } from './sending-store'

/**
 * What the platform would charge for the form as it is (conventions §4.8), with the key that
 * creation takes. Asked in the background of the throttle: the form asks by itself, and an order
 * can be placed without. Throws the Problem `wrongInput` while the form is not complete, and a
 * refusal with the fields that it speaks of.
 */
export async function quoteParcel(input: {
  actor: Actor
  form: TypedForm
  signal: AbortSignal
}): Promise<QuoteAnswer> {
  const { actor, form, signal } = input
  const { storeId } = form
  const store = await parcelStore(database(), { actor, permission: 'parcels.place', storeId })
  const { order, problems } = readParcel(form, { store: sendingStore(store), now: new Date() })
  if (!order) throw new Problem('wrongInput', { fields: problems })
  const { api, context, merchantId } = parcelApi(store, { actor, priority: 'background', signal })
  const asked = { ...order, merchantId, clientOrderId: clientOrderId(form, order) }
  const { facts, quotationKey: key } = await api.quote(asked, context).catch((error: unknown) => {
    throw refusedParcel(error, form)
  })
  const total = quotedTotal(facts)
  return {
    facts: [...facts],
    quote: key === null ? null : { key, total, seal: sealQuote({ key, total, form, order }) },
  }
}
