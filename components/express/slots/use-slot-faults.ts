'use client'

import { slotFaults, type ChosenSlots, type SlotFault } from '@/lib/domain/chosen-slots'
import type { SlotsQuery } from '@/lib/express/schema'
import { useSlotOffer } from './use-slot-offer'

const NONE: readonly SlotFault[] = []

/**
 * What keeps the chosen slots from being sent, as the picker beside them shows it; the form must
 * not send while there is any. Nothing before the offer has come: the server asks once more.
 */
export function useSlotFaults(asked: SlotsQuery, chosen: ChosenSlots): readonly SlotFault[] {
  const { offer } = useSlotOffer(asked)
  return offer ? slotFaults(asked.product, offer, chosen) : NONE
}
