import { findAnything } from '@/lib/palette/find-anything'
import { paletteFormSchema } from '@/lib/palette/model/palette-form'
import { runRead } from '@/lib/server/run-read'

/** A read by POST: names and phone numbers have no business in an address (decision 0120). */
export async function POST(request: Request): Promise<Response> {
  const given: unknown = await request.json().catch(() => null)
  return runRead('self', paletteFormSchema, given, ({ text }, actor) =>
    findAnything({ actor, text }),
  )
}
