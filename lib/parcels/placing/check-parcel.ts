import 'server-only'
import { z } from 'zod'
import { Problem } from '@/lib/domain/problem'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { Asked } from '@/lib/orders/order-family'
import { differsFromRecorded } from '@/lib/orders/placing/place-order'
import type { ParcelDraft } from '../model/parcel-draft'
import type { SubmittedParcel } from '../model/parcel-form'
import { type ReadParcel, readParcel } from '../model/read-parcel'
import type { ParcelStore } from '../parcel-store'
import { sealQuote } from './seal-quote'
import { sendingStore } from './sending-store'

export type CheckedParcel = {
  draft: ParcelDraft
  /** Of the quote that was shown; an order may be placed without. */
  quotationKey: string | null
  /** What that quote came to, in dollars; null where it did not say. */
  quotedTotal: string | null
}

const recordedSchema = z.object({ draft: z.looseObject({}) })

/**
 * The order that a typed form means. Throws `wrongInput` with the fields at fault, `quoteOutdated`
 * when the quote was given for another request.
 */
export function checkParcel(
  { form, store }: Asked<ParcelStore, SubmittedParcel>,
  now: Date,
): CheckedParcel {
  const { order, problems } = readParcel(form, { store: sendingStore(store), now })
  if (!order) throw new Problem('wrongInput', { fields: problems })
  const quotationKey = keyFor(form, order)
  return { draft: order, quotationKey, quotedTotal: form.quote?.total ?? null }
}

/** The key of the quote that was shown, when it was given for this very request. */
function keyFor(form: SubmittedParcel, order: ReadParcel): string | null {
  if (form.quote === null) return null
  const { key, total, seal } = form.quote
  if (seal !== sealQuote({ key, total, form, order })) throw new Problem('quoteOutdated')
  return key
}

/**
 * Whether a form asks for something else than what was recorded when it was first sent. It is read
 * by the clock of that moment: time that has passed since is no change of the form's. Nor is
 * another quote.
 */
export function parcelFormDiffers(
  recorded: OrderRow,
  { form, store }: Asked<ParcelStore, SubmittedParcel>,
): boolean {
  const first = recordedSchema.safeParse(recorded.request)
  if (!first.success) return false
  const { order } = readParcel(form, { store: sendingStore(store), now: recorded.createdAt })
  // It could be read when it was sent.
  if (order === null) return true
  const { storeId } = recorded
  return differsFromRecorded(
    { storeId: form.storeId, draft: order },
    { storeId, draft: first.data.draft },
  )
}
