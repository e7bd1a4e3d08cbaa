'use client'

import { SlotPicker, type SlotPickerProps } from '@/components/express/slots/slot-picker'
import { useSlotOffer } from '@/components/express/slots/use-slot-offer'
import { type ChosenSlots, type SlotFault, slotFaults } from '@/lib/express/model/chosen-slots'
import type { SlotsQuery } from '@/lib/express/model/offered-slots'
import { useProblemMessage } from '../fields'

const NONE: readonly SlotFault[] = []

/** The picker, with what else is wrong with the times: what it marks itself is not said twice. */
export function TimeSlots({ problem, ...props }: SlotPickerProps) {
  const words = useProblemMessage()
  const { storeId, product, value } = props
  const marked = useSlotFaults({ storeId, product }, value).map((fault) => words(fault.problem))
  const isMarked = problem !== undefined && marked.includes(problem)
  return <SlotPicker {...props} problem={isMarked ? undefined : problem} />
}

/**
 * What keeps the chosen slots from being sent, as the picker beside them shows it; the form must
 * not send while there is any. Nothing before the offer has come: the server asks once more.
 */
function useSlotFaults(asked: SlotsQuery, chosen: ChosenSlots): readonly SlotFault[] {
  const { offer } = useSlotOffer(asked)
  return offer ? slotFaults(asked.product, offer, chosen) : NONE
}
