import { z } from 'zod'
import { readParcel, type SendingStore } from '@/lib/domain/parcel-form/read-parcel'
import { differsAsKept } from '@/lib/orders/differs-as-kept'
import type { SubmittedParcel } from './schema'

const recordedSchema = z.object({ draft: z.looseObject({}) })

/**
 * Whether a form asks for something else than what was recorded when it was first sent. It is read
 * by the clock of that moment: time that has passed since is no change of the form's. Nor is
 * another quote.
 */
export function isAskedOtherwise(
  recorded: { storeId: number; request: unknown; createdAt: Date },
  { form, store }: { form: SubmittedParcel; store: SendingStore },
): boolean {
  const first = recordedSchema.safeParse(recorded.request)
  if (!first.success) return false
  const { order } = readParcel(form, { store, now: recorded.createdAt })
  // It could be read when it was sent.
  if (order === null) return true
  const { storeId } = recorded
  return differsAsKept(
    { storeId: form.storeId, draft: order },
    { storeId, draft: first.data.draft },
  )
}
