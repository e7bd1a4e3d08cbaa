'use client'

import { useState } from 'react'
import type { HoursRange } from '@/lib/domain/hours/drawn-hours'
import type { HoursEditor } from '../use-hours-editor'
import { type RangeAt, copyDay, freeRange, placeRange, withDay, withoutRange } from './edit-ranges'
import { OPENS_ID, barId, headId } from './grid-measure'
import { STEP, movedRange, resizedRange } from './use-range-drag'

const VERTICAL: Readonly<Record<string, number>> = { ArrowUp: -STEP, ArrowDown: STEP }
const SIDEWAYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** What is said of the last edit; a key of the messages `hours.week.said`. */
type Said = 'joined' | 'full' | null
type PlaceInput = { day: number; range: HoursRange; from: RangeAt | null }

/** Everything that can be done to the week, and which of its hours are chosen. */
export function useWeekEdits(editor: HoursEditor) {
  const { week } = editor.hours
  const [chosen, setChosen] = useState<RangeAt | null>(null)
  // A new object each time, so that the same place takes the focus again.
  const [focusOn, setFocusOn] = useState<{ id: string } | null>(null)
  const [said, setSaid] = useState<Said>(null)
  const [copying, setCopying] = useState<number | null>(null)
  // Undone, or taken from the server: what was chosen may be gone.
  const selected = chosen && week[chosen.day]?.[chosen.index] ? chosen : null

  const focus = (id: string) => setFocusOn({ id })
  const changeWeek = (next: typeof week) => editor.change({ ...editor.hours, week: next })

  function place(input: PlaceInput) {
    const placed = placeRange(week, input)
    changeWeek(placed.week)
    setChosen(placed.at)
    setSaid(placed.joined ? 'joined' : null)
    focus(barId(placed.at))
  }
  function add(day: number) {
    const range = freeRange(week[day] ?? [])
    if (range) place({ day, range, from: null })
    else setSaid('full')
  }
  function setDay(day: number, ranges: readonly HoursRange[]) {
    changeWeek(withDay(week, day, ranges))
    setChosen(null)
    setSaid(null)
  }
  function remove({ day, index }: RangeAt) {
    setDay(day, withoutRange(week[day] ?? [], index))
    focus(headId(day))
  }
  /** To the day's hours that begin nearest, or to the day when it has none. */
  function goTo(day: number, near: number) {
    const distances = (week[day] ?? []).map(({ from }) => Math.abs(from - near))
    const index = distances.indexOf(Math.min(...distances))
    focus(index < 0 ? headId(day) : barId({ day, index }))
  }

  return {
    selected,
    focusOn,
    said,
    select: setChosen,
    place,
    add,
    setDay,
    remove,
    /** The day that is to be copied to others, while it is asked to which. */
    copying,
    askCopy: setCopying,
    copy(day: number, to: readonly number[]) {
      changeWeek(copyDay(week, day, to))
      setCopying(null)
    },
    /** Whether the key meant something. `index` is null on the day itself. */
    press(key: KeyPress, { day, index }: { day: number; index: number | null }): boolean {
      const range = index === null ? undefined : week[day]?.[index]
      const edit = keyEdit(key, range ?? null)
      const at = { day, index: index ?? 0 }
      if (edit?.kind === 'add') add(day)
      if (edit?.kind === 'go') {
        const there = (day + edit.by + 7) % 7
        if (range) goTo(there, range.from)
        else focus(headId(there))
      }
      if (edit?.kind === 'remove') remove(at)
      if (edit?.kind === 'type') focus(OPENS_ID)
      if (edit?.kind === 'change') place({ day, range: edit.range, from: at })
      return edit !== null
    },
  }
}

export type WeekEdits = ReturnType<typeof useWeekEdits>

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a key means on a day or on its hours. */
type KeyEdit =
  | { kind: 'change'; range: HoursRange }
  | { kind: 'remove' | 'type' | 'add' }
  /** To the day before or after. */
  | { kind: 'go'; by: -1 | 1 }

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
