import { takes } from '@/lib/domain/express/express-products'
import { slotFaults, withoutBegun } from '@/lib/express/model/chosen-slots'
import type { FormFault } from '@/lib/express/model/form-fault'
import type { OfferedSlots, SlotsQuery } from '@/lib/express/model/offered-slots'
import { readWaybill } from '@/lib/express/model/read-waybill'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'
import { toOffer } from '../slots/use-slot-offer'

/*
 * The form's only door to the domain's reading of it, fetched when something was typed, and not with
 * the page (decision 0059).
 */

/** The reading of the form, with the chosen times held against those that were offered last. */
export function readForm(
  typed: TypedWaybill,
  offered: (asked: SlotsQuery) => OfferedSlots | undefined,
  now: Date,
) {
  const { storeId, product } = typed
  const slots =
    storeId === undefined || product === null ? undefined : offered({ storeId, product })
  return readWaybill(typed, lostSlots(typed, slots, now))
}

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
