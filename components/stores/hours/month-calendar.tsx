'use client'

import { ChevronLeft, ChevronRight, Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type KeyboardEvent } from 'react'
import type { DrawnHours, LocalDay } from '@/lib/domain/hours/drawn-hours'
import { IconButton } from '@/components/ui/icon-button'
import { CalendarDay } from './calendar-day'
import { dayByKey, monthOf, shiftMonth, weeksOf, type Month } from './month-days'
import { useHoursWords } from './use-hours-words'

type MonthCalendarProps = {
  month: Month
  onMonth: (month: Month) => void
  hours: DrawnHours
  /** Names by date. */
  holidays: ReadonlyMap<LocalDay, string>
  today: LocalDay
  /** Null: to be looked at only. */
  onDay: ((day: LocalDay) => void) | null
}

export const dayId = (day: LocalDay) => `hours-date-${day}`

/** A month of days, Sunday first; arrows go from day to day, and on into other months. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, onDay } = props
  const t = useTranslations('hours.dates')
  const words = useHoursWords()
  const [here, setHere] = useState(today)
  const [walkedTo, setWalkedTo] = useState<LocalDay | null>(null)
  useEffect(() => {
    if (walkedTo) document.getElementById(dayId(walkedTo))?.focus()
  }, [walkedTo])
  // One day of the month is reached by Tab: where the keys are, or the first.
  const entry = monthOf(here) === month ? here : `${month}-01`

  function walk(event: KeyboardEvent, from: LocalDay) {
    const to = dayByKey(event.key, from)
    if (!to) return
    event.preventDefault()
    setHere(to)
    setWalkedTo(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }
  return (
    <section aria-label={t('calendar')} className="rounded-outer border bg-surface p-2 sm:p-3">
      <header className="flex items-center justify-between gap-2 pb-2">
        <IconButton
          label={t('monthBefore')}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => onMonth(shiftMonth(month, -1))}
        />
        <h2 aria-live="polite" className="text-base font-semibold">
          {words.month(month)}
        </h2>
        <IconButton
          label={t('monthAfter')}
          icon={<ChevronRight aria-hidden />}
          onClick={() => onMonth(shiftMonth(month, 1))}
        />
      </header>
      <div className="grid grid-cols-7 text-center text-xs text-muted" aria-hidden>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <span key={day} className="py-1">
            {words.weekday(day, 'short')}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-7 gap-px overflow-hidden rounded-inner border bg-border">
        {weeksOf(month)
          .flat()
          .map((day) => (
            <CalendarDay
              key={day}
              day={day}
              id={dayId(day)}
              hours={props.hours}
              holiday={props.holidays.get(day) ?? null}
              isToday={day === today}
              isOver={day < today}
              isOfMonth={monthOf(day) === month}
              isEntry={day === entry}
              onPress={onDay}
              onKeyDown={(event) => walk(event, day)}
            />
          ))}
      </div>
      <HolidayList month={month} holidays={props.holidays} />
    </section>
  )
}

/** On a phone the days have no room for names. */
function HolidayList({ month, holidays }: Pick<MonthCalendarProps, 'month' | 'holidays'>) {
  const words = useHoursWords()
  const own = [...holidays].filter(([day]) => monthOf(day) === month)
  return (
    <ul className="mt-2 space-y-1 px-1 text-late empty:hidden sm:hidden">
      {own.map(([day, name]) => (
        <li key={day} className="flex items-start gap-1.5">
          <Flag aria-hidden className="mt-0.5 size-4 shrink-0" />
          {words.date(day)}: {name}
        </li>
      ))}
    </ul>
  )
}
