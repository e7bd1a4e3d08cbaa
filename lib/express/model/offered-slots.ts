import { z } from 'zod'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import type { DeliverySlot, OfferMeta, PickupSlot, SlotGroup } from '@/lib/domain/express/slots'

/** Of which slots the person wants to know. */
export const slotsQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  product: z.enum(EXPRESS_PRODUCTS),
})

export type SlotsQuery = z.infer<typeof slotsQuerySchema>

/** A slot without its instants: whoever reads it has the date and the period. */
type Untimed<Slot> = Omit<Slot, 'time'>

/** What the platform offers (express §2.4), less what had begun when it was read. */
export type OfferedSlots = {
  readonly pickup: {
    readonly description: string | null
    readonly slots: readonly Untimed<PickupSlot>[]
  }
  readonly delivery: readonly (Omit<SlotGroup, 'slots'> & {
    readonly slots: readonly Untimed<DeliverySlot>[]
  })[]
  readonly meta: OfferMeta
  /** When the platform said so; ISO 8601. */
  readonly at: string
}
