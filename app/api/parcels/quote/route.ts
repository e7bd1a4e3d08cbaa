import { typedFormSchema } from '@/lib/parcels/model/parcel-form'
import { quoteParcel } from '@/lib/parcels/placing/quote-parcel'
import { runRead } from '@/lib/server/run-read'

/** A read by POST: names and phone numbers have no business in an address (decision 0120). */
export async function POST(request: Request): Promise<Response> {
  const given: unknown = await request.json().catch(() => null)
  return runRead('parcels.place', typedFormSchema, given, (form, actor) =>
    quoteParcel({ actor, form, signal: request.signal }),
  )
}
