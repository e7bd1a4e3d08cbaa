'use client'

import { useFormatter } from 'next-intl'
import { areaOf, type Region } from '@/lib/domain/areas'
import { daysBetween } from '@/lib/domain/hours/local-days'
import { localDay } from '@/lib/domain/time/local-time'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Instants (ISO) in the words of a store's own clock, never the browser's. */
export function useStoreClock(region: Region) {
  const format = useFormatter()
  const { timeZone } = areaOf(region)
  const full = (at: string) =>
    format.dateTime(new Date(at), {
      ...CLOCK,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone,
    })
  return {
    /** `19:30` */
    clock: (at: string) => format.dateTime(new Date(at), { ...CLOCK, timeZone }),
    /** `Sat, 21 Nov, 19:30` */
    full,
    /** As short as is clear on that day: `19:30` today, `Mon 11:00` within a week, else in full. */
    near: (at: string, now: number): string => {
      const [day, today] = [localDay(new Date(at), region), localDay(new Date(now), region)]
      const days = Math.abs(daysBetween(today, day))
      if (days > 6) return full(at)
      const weekday = days === 0 ? {} : ({ weekday: 'short' } as const)
      return format.dateTime(new Date(at), { ...CLOCK, ...weekday, timeZone })
    },
  }
}
