import { slotFaults, type ChosenSlots } from '../chosen-slots'
import type { ExpressProduct } from '../express-products'
import type { SlotOffer } from '../slots'

type TimedRow = {
  readonly product: ExpressProduct
  /** Its pickup was over or gone when its turn came. */
  readonly isHeld: boolean
  /** The product cannot do without what it leaves open. */
  readonly needsSlot: boolean
  readonly chosen: ChosenSlots
}

/**
 * Whether a row has no time that it can be sent with: none, half a one, one that is over, or one
 * that is not in the offer. `offer`: without what has begun; null where the platform does not say.
 */
export function lacksTime(row: TimedRow, offer: SlotOffer | null): boolean {
  const { product, isHeld, needsSlot, chosen } = row
  if (isHeld || needsSlot || chosen.pickup === null) return true
  return offer !== null && slotFaults(product, offer, chosen).length > 0
}
