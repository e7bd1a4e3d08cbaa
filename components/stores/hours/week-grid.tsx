'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { DrawnWeek } from '@/lib/domain/hours/drawn-hours'
import { DayColumn } from './day-column'
import { DayHead } from './day-head'
import { minutesShown } from './drag-range'
import { HOUR_PX } from './grid-measure'
import { HourAxis } from './hour-axis'
import { useHoursWords } from './use-hours-words'
import { useRangeDrag } from './use-range-drag'
import type { WeekEdits } from './use-week-edits'

type WeekGridProps = {
  week: DrawnWeek
  /** Null: to be looked at only. */
  edits: WeekEdits | null
}

/** The week, Sunday first. A bar that goes on past midnight goes on past the line. */
export function WeekGrid({ week, edits }: WeekGridProps) {
  const t = useTranslations('hours.week')
  const words = useHoursWords()
  const columns = useRef<HTMLDivElement>(null)
  const shown = minutesShown(week)
  const hand = useRangeDrag({
    columns,
    minutesShown: shown,
    onDrop: ({ grip, day, range }) =>
      edits?.place({ day, range, from: grip.kind === 'draw' ? null : grip.at }),
  })
  const focusOn = edits?.focusOn ?? null
  useEffect(() => {
    if (focusOn) document.getElementById(focusOn.id)?.focus()
  }, [focusOn])

  return (
    <section aria-label={t('label')} className="min-w-0 rounded-outer border bg-surface p-2 sm:p-3">
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
        <span />
        <div className="grid grid-cols-7">
          {week.map((ranges, day) => (
            <DayHead key={day} day={day} ranges={ranges} edits={edits} />
          ))}
        </div>
        <HourAxis minutesShown={shown} />
        <div
          ref={columns}
          className="grid grid-cols-7 border-l select-none"
          style={{ height: (shown / 60) * HOUR_PX }}
          onPointerMove={hand.onPointerMove}
          onPointerUp={hand.onPointerUp}
          onPointerCancel={hand.onPointerCancel}
        >
          {week.map((ranges, day) => (
            <DayColumn
              key={day}
              day={day}
              ranges={ranges}
              before={week[(day + 6) % 7] ?? []}
              name={words.weekday(day)}
              minutesShown={shown}
              drag={hand.drag}
              begin={edits ? hand.begin : null}
              edits={edits}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
