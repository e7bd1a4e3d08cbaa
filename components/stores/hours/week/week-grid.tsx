'use client'

import { CopyPlus, Moon, Plus, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { Menu, MenuItem } from '@/components/ui/menu'
import type { DrawnWeek, HoursRange } from '@/lib/domain/hours/drawn-hours'
import { MINUTES_OF_DAY } from '@/lib/domain/hours/drawn-hours'
import { formatClock } from '@/lib/domain/hours/hours-request'
import { useHoursLabels } from '../use-hours-labels'
import { DayColumn } from './day-column'
import { minutesShown, useRangeDrag } from './use-range-drag'
import { HOUR_PX, barId, headId } from './grid-measure'
import type { WeekEdits } from './use-week-edits'

const FACE =
  'flex h-9 w-full items-center justify-center rounded-inner font-medium pointer-coarse:h-12'

type WeekGridProps = {
  week: DrawnWeek
  /** Null: to be looked at only. */
  edits: WeekEdits | null
}

/** The week, Sunday first. A bar that goes on past midnight goes on past the line. */
export function WeekGrid({ week, edits }: WeekGridProps) {
  const t = useTranslations('hours.week')
  const words = useHoursLabels()
  const columns = useRef<HTMLDivElement>(null)
  const shown = minutesShown(week)
  const hand = useRangeDrag({
    columns,
    minutesShown: shown,
    onDrop: ({ grip, day, range }) =>
      edits?.place({ day, range, from: grip.kind === 'draw' ? null : grip.at }),
    // The bar lies under its ends: it has the focus, and is chosen by it.
    onPress: (at) => document.getElementById(barId(at))?.focus(),
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

/** The hours beside the week, every third of them; those after midnight are the next day's. */
function HourAxis({ minutesShown }: { minutesShown: number }) {
  const t = useTranslations('hours.week')
  const marks = Array.from({ length: minutesShown / 180 }, (_, index) => index * 180)
  return (
    <div aria-hidden className="relative font-mono text-xs text-muted">
      {marks.map((minute) => (
        <span
          key={minute}
          className={cn(
            'absolute right-1.5 -translate-y-1/2',
            minute === MINUTES_OF_DAY && 'font-medium text-text',
          )}
          style={{ top: `${(minute / minutesShown) * 100}%` }}
        >
          {formatClock(minute % MINUTES_OF_DAY)}
        </span>
      ))}
      <span
        className="absolute right-1.5 translate-y-3 font-sans"
        style={{ top: `${(MINUTES_OF_DAY / minutesShown) * 100}%` }}
      >
        {t('nextDay')}
      </span>
    </div>
  )
}

type DayHeadProps = { day: number; ranges: readonly HoursRange[]; edits: WeekEdits | null }

/** A day's name, and what can be done to all of it. */
function DayHead({ day, ranges, edits }: DayHeadProps) {
  const t = useTranslations('hours.week')
  const words = useHoursLabels()
  const short = words.weekday(day, 'short')
  if (!edits) return <span className={FACE}>{short}</span>
  const label = t('day', { day: words.weekday(day), hours: words.ranges(ranges) })
  const press = (event: KeyboardEvent) => {
    if (edits.press(event, { day, index: null })) event.preventDefault()
  }
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          id={headId(day)}
          aria-label={label}
          className={cn(FACE, 'hover:bg-sunken', ranges.length === 0 && 'text-muted')}
          onKeyDown={press}
        >
          <span aria-hidden>{short}</span>
        </button>
      }
    >
      <MenuItem icon={<Plus aria-hidden />} onSelect={() => edits.add(day)}>
        {t('add')}
      </MenuItem>
      <MenuItem
        icon={<Sun aria-hidden />}
        onSelect={() => edits.setDay(day, [{ from: 0, to: 1440 }])}
      >
        {t('wholeDay')}
      </MenuItem>
      <MenuItem icon={<Moon aria-hidden />} onSelect={() => edits.setDay(day, [])}>
        {t('closeDay')}
      </MenuItem>
      <MenuItem icon={<CopyPlus aria-hidden />} onSelect={() => edits.askCopy(day)}>
        {t('copyDay')}
      </MenuItem>
    </Menu>
  )
}
