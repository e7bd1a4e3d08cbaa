import 'server-only'
import { createHash } from 'node:crypto'
import { pricedPart } from '@/lib/parcels/model/priced-part'
import type { ReadParcel } from '@/lib/parcels/model/read-parcel'

/**
 * What ties a quotation key to the one request that it was given for (decision 0121): 64 hex
 * digits over the key, the price, the form, its store, and all that the price depends on.
 */
export function sealQuote(input: {
  key: string
  /** What the quote comes to; null where it does not say. */
  total: string | null
  form: { formKey: string; storeId: number }
  order: ReadParcel
}): string {
  const { key, total, form, order } = input
  const sealed = JSON.stringify([key, total, form.formKey, form.storeId, pricedPart(order)])
  return createHash('sha256').update(sealed).digest('hex')
}
