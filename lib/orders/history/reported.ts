import { z } from 'zod'
import type { Reported } from '../model/timeline'

const text = z.string().nullable().catch(null)
const metres = z.number().nullable().catch(null)

/** The `detail` of an event, as lib/callbacks keeps what a signature did not cover. */
const detail = z.object({
  unsigned: z.object({
    cancel: z.object({ reason: text, user: text }).nullable().catch(null),
    tasks: z
      .array(
        z.object({
          position: text,
          role: text,
          directMetres: metres,
          travelMetres: metres,
          fee: text,
        }),
      )
      .catch([]),
  }),
})

/** What a callback said unsigned of a cancellation and of fees; null when it said nothing. */
export function reportedOf(kept: unknown): Reported | null {
  const { success, data } = detail.safeParse(kept)
  if (!success) return null
  const { cancel, tasks: fees } = data.unsigned
  const cancelReason = cancel?.reason ?? null
  const cancelledBy = cancel?.user ?? null
  const saysNothing = cancelReason === null && cancelledBy === null && fees.length === 0
  return saysNothing ? null : { cancelReason, cancelledBy, fees }
}
