'use client'

import {
  ChevronLeft,
  ChevronRight,
  CircleSlash,
  Clock,
  CloudLightning,
  Flag,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import { useJoined } from '@/components/ui/use-joined'
import type { DrawnHours, LocalDay } from '@/lib/domain/hours/drawn-hours'
import { dayOf } from '@/lib/domain/hours/local-days'
import { useHoursLabels } from '../use-hours-labels'
import { type Month, dayByKey, monthOf, shiftMonth, weeksOf } from './month-days'

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

const dayId = (day: LocalDay) => `hours-date-${day}`

/** A month of days, Sunday first; arrows go from day to day, and on into other months. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, onDay } = props
  const t = useTranslations('hours.dates')
  const words = useHoursLabels()
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
  const words = useHoursLabels()
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

type CalendarDayProps = {
  day: LocalDay
  id: string
  hours: DrawnHours
  holiday: string | null
  isToday: boolean
  isOver: boolean
  isOfMonth: boolean
  /** Tab comes here. */
  isEntry: boolean
  onPress: ((day: LocalDay) => void) | null
  onKeyDown: (event: KeyboardEvent) => void
}

/** One day: its number, the holiday, and what was drawn for it. */
function CalendarDay(props: CalendarDayProps) {
  const { day, hours, holiday, isToday, isOver, onPress } = props
  const t = useTranslations('hours.dates')
  const joined = useJoined()
  const words = useHoursLabels()
  const special = hours.specialDays.find(({ date }) => date === day)
  const isCut = hours.closures.some(({ from, to }) => dayOf(from) <= day && `${day}T00:00` < to)
  const facts = [
    words.fullDate(day),
    holiday && t('holiday', { name: holiday }),
    special && words.ranges(special.ranges),
    isCut && t('hasClosure'),
  ]
  return (
    <button
      type="button"
      id={props.id}
      aria-label={joined(facts)}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isOver || !onPress || undefined}
      tabIndex={props.isEntry ? 0 : -1}
      onClick={() => !isOver && onPress?.(day)}
      onKeyDown={props.onKeyDown}
      className={cn(
        'flex min-h-16 min-w-0 flex-col items-stretch gap-0.5 bg-surface p-1 text-left text-xs -outline-offset-2 sm:min-h-20',
        isOver || !onPress ? 'cursor-default! text-muted' : 'hover:bg-sunken',
        !props.isOfMonth && 'bg-background text-muted',
      )}
    >
      <span
        className={cn(
          'flex size-6 shrink-0 items-center justify-center rounded-full font-medium',
          isToday && 'bg-accent text-on-accent',
          holiday && !isToday && 'text-late',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {holiday && (
        <>
          <Flag aria-hidden className="size-3.5 text-late sm:hidden" />
          <span className="line-clamp-2 wrap-anywhere text-late max-sm:hidden">{holiday}</span>
        </>
      )}
      {special && (
        <Mark
          icon={special.ranges.length === 0 ? CircleSlash : Clock}
          className={
            special.ranges.length === 0
              ? 'bg-stopped-soft text-stopped'
              : 'bg-accent-soft text-text'
          }
        >
          {words.ranges(special.ranges)}
        </Mark>
      )}
      {isCut && (
        <Mark icon={CloudLightning} className="bg-waiting-soft text-waiting">
          {t('closure')}
        </Mark>
      )}
    </button>
  )
}

type MarkProps = { icon: LucideIcon; className: string; children: string }

/** What was drawn for the day; on a phone there is room for its icon only. */
function Mark({ icon: Icon, className, children }: MarkProps) {
  return (
    <span
      className={cn(
        'flex min-w-0 items-center rounded-inner px-1 font-medium max-sm:w-fit',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0 sm:hidden" />
      <span className="truncate max-sm:hidden">{children}</span>
    </span>
  )
}
