'use client'

import { CircleSlash, Clock, CloudLightning, Flag, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import type { DrawnHours, LocalDay } from '@/lib/domain/hours/drawn-hours'
import { dayOf } from '@/lib/domain/hours/local-days'
import { cn } from '@/components/ui/cn'
import { useHoursWords } from './use-hours-words'

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
export function CalendarDay(props: CalendarDayProps) {
  const { day, hours, holiday, isToday, isOver, onPress } = props
  const t = useTranslations('hours.dates')
  const words = useHoursWords()
  const special = hours.specialDays.find(({ date }) => date === day)
  const isCut = hours.closures.some(({ from, to }) => dayOf(from) <= day && `${day}T00:00` < to)
  const facts = [
    words.fullDate(day),
    holiday && t('holiday', { name: holiday }),
    special && words.ranges(special.ranges),
    isCut && t('hasClosure'),
  ].filter(Boolean)
  return (
    <button
      type="button"
      id={props.id}
      aria-label={facts.join(', ')}
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
