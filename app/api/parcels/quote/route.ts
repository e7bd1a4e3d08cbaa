import { quoteParcel } from '@/lib/parcels/quote-parcel'
import { typedFormSchema } from '@/lib/parcels/schema'
import { runRead } from '@/lib/server/run-read'

/** A read by POST: names and phone numbers have no business in an address (decision 0120). */
export async function POST(request: Request): Promise<Response> {
  const given: unknown = await request.json().catch(() => null)
  return runRead(typedFormSchema, given, (form, actor) =>
    quoteParcel({ actor, form, signal: request.signal }),
  )
}
