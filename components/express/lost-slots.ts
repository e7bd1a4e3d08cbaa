import { slotFaults, withoutBegun } from '@/lib/domain/chosen-slots'
import { takes } from '@/lib/domain/express-products'
import type { OfferedSlots } from '@/lib/express/schema'
import type { FormFault } from './form-fault'
import { toOffer } from './slots/slots-query'
import type { TypedWaybill } from './typed-waybill'

/** Chosen times that what was offered last does not have, or that do not go together (§4.7). */
export function lostSlots(
  { product, pickup, delivery }: TypedWaybill,
  offered: OfferedSlots | undefined,
  now: Date,
): FormFault[] {
  if (product === null || !offered) return []
  const chosen = { pickup, delivery: takes(product, 'delivery.date') ? delivery : null }
  return slotFaults(product, withoutBegun(toOffer(offered), now), chosen)
}
