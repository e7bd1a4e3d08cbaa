'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import {
  MINUTES_OF_DAY,
  type Closure,
  type HoursRange,
  type LocalDay,
  type LocalMinute,
} from '@/lib/domain/hours/drawn-hours'
import { formatClock } from '@/lib/domain/hours/hours-request'

/** A Sunday, to name weekdays by. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

/** Days and hours in words. All are the store's own, so no zone of the browser comes into it. */
export function useHoursLabels() {
  const t = useTranslations('hours.words')
  const format = useFormatter()
  const locale = useLocale()
  const utc = { timeZone: 'UTC' } as const
  const dayOf = (day: LocalDay) => new Date(`${day}T00:00:00Z`)

  /** `02:00` of the next day; the end of a day is `24:00`. */
  const clock = (minutes: number) =>
    minutes === MINUTES_OF_DAY ? '24:00' : formatClock(minutes % MINUTES_OF_DAY)
  function range({ from, to }: HoursRange): string {
    const clocks = { from: clock(from), to: clock(to) }
    return to > MINUTES_OF_DAY ? t('rangeOverMidnight', clocks) : t('range', clocks)
  }
  const minute = (at: LocalMinute) =>
    t('minute', {
      day: format.dateTime(dayOf(at.slice(0, 10)), { day: 'numeric', month: 'short', ...utc }),
      clock: at.slice(11),
    })

  return {
    clock,
    range,
    ranges: (ranges: readonly HoursRange[]) =>
      ranges.length === 0 ? t('closed') : ranges.map(range).join(t('comma')),
    /** 0 is Sunday. */
    weekday: (day: number, style: 'long' | 'short' = 'long') =>
      style === 'long'
        ? format.dateTime(SUNDAY + day * DAY_MS, { weekday: 'long', ...utc })
        : shortWeekday(SUNDAY + day * DAY_MS, locale),
    /** `Sat 6 Feb` */
    date: (day: LocalDay) =>
      format.dateTime(dayOf(day), { weekday: 'short', day: 'numeric', month: 'short', ...utc }),
    fullDate: (day: LocalDay) => format.dateTime(dayOf(day), { dateStyle: 'full', ...utc }),
    month: (month: string) =>
      format.dateTime(dayOf(`${month}-01`), { month: 'long', year: 'numeric', ...utc }),
    closure: ({ from, to }: Closure) => t('span', { from: minute(from), to: minute(to) }),
  }
}

const WEEK = Array.from({ length: 7 }, (_, day) => SUNDAY + day * DAY_MS)

/**
 * In the fewest letters that tell the seven apart: `อา จ อ`, `CN T2`, `日 一`, but `Sun Mon`. What is
 * short by its name alone is a whole word in Thai, for which a column of a week has no room.
 */
export function shortWeekday(at: number, locale: string): string {
  const named = (weekday: 'narrow' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  const narrow = named('narrow')
  const isClear = new Set(WEEK.map((day) => narrow.format(day))).size === WEEK.length
  return (isClear ? narrow : named('short')).format(at)
}
