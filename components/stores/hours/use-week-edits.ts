'use client'

import { useState } from 'react'
import type { HoursRange } from '@/lib/domain/hours/drawn-hours'
import { copyDay, freeRange, placeRange, withDay, withoutRange, type RangeAt } from './edit-ranges'
import { barId, headId, OPENS_ID } from './grid-measure'
import { keyEdit, type KeyPress } from './key-edit'
import type { HoursEditor } from './use-hours-editor'

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
