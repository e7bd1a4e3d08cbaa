'use client'

import { SlotPicker, type SlotPickerProps } from './slots/slot-picker'
import { useSlotFaults } from './slots/use-slot-faults'
import { useProblemWords } from './use-problem-words'

/** The picker, with what else is wrong with the times: what it marks itself is not said twice. */
export function TimeSlots({ problem, ...props }: SlotPickerProps) {
  const words = useProblemWords()
  const { storeId, product, value } = props
  const marked = useSlotFaults({ storeId, product }, value).map((fault) => words(fault.problem))
  const isMarked = problem !== undefined && marked.includes(problem)
  return <SlotPicker {...props} problem={isMarked ? undefined : problem} />
}
