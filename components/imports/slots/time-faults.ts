import { slotFaults } from '@/lib/domain/chosen-slots'
import type { RowFault } from '@/lib/domain/imports/row-fault'
import type { RowCheck } from '../parse/check-rows'
import type { SlotOffers } from './slot-offers'

const NONE: readonly RowFault[] = []

/**
 * Says of each row's times what keeps them from being sent, by what the platform offers; every
 * pair of times is looked at once. Nothing of a product for which nobody knows.
 */
export function timeFaults(offers: SlotOffers): (check: RowCheck) => readonly RowFault[] {
  const known = new Map<string, readonly RowFault[]>()
  return ({ product, chosen }) => {
    const offer = product && offers.get(product)
    if (!product || !offer || (!chosen.pickup && !chosen.delivery)) return NONE
    const key = JSON.stringify([product, chosen])
    const faults = known.get(key) ?? slotFaults(product, offer, chosen)
    known.set(key, faults)
    return faults
  }
}
