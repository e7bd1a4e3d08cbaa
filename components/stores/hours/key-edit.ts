import type { HoursRange } from '@/lib/domain/hours/drawn-hours'
import { movedRange, resizedRange, STEP } from './drag-range'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a key means on a day or on its hours. */
export type KeyEdit =
  | { kind: 'change'; range: HoursRange }
  | { kind: 'remove' | 'type' | 'add' }
  /** To the day before or after. */
  | { kind: 'go'; by: -1 | 1 }

const VERTICAL: Readonly<Record<string, number>> = { ArrowUp: -STEP, ArrowDown: STEP }
const SIDEWAYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Up and down move the hours, with Shift their end, with Alt their start; left and right go to the
 * next day, Enter types, Delete removes, n adds. `range` is null on a day without its hours.
 */
export function keyEdit(press: KeyPress, range: HoursRange | null): KeyEdit | null {
  if (press.ctrlKey || press.metaKey) return null
  const by = SIDEWAYS[press.key]
  if (by) return { kind: 'go', by }
  if (press.key.toLowerCase() === 'n') return { kind: 'add' }
  return range && editOf(press, range)
}

function editOf({ key, shiftKey, altKey }: KeyPress, range: HoursRange): KeyEdit | null {
  if (key === 'Enter') return { kind: 'type' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' }
  const by = VERTICAL[key]
  if (by === undefined) return null
  if (shiftKey) return { kind: 'change', range: resizedRange(range, 'to', range.to + by) }
  if (altKey) return { kind: 'change', range: resizedRange(range, 'from', range.from + by) }
  return { kind: 'change', range: movedRange(range, by) }
}
