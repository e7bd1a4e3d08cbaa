'use client'

import { useFormatter } from 'next-intl'
import { areaOf, type Region } from '@/lib/domain/areas'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Instants (ISO or epoch ms) in the words of a store's own clock, never the browser's (trap 1). */
export function useStoreTime(region: Region) {
  const format = useFormatter()
  const { timeZone } = areaOf(region)
  const dayAndClock = (at: string | number) =>
    format.dateTime(new Date(at), { ...CLOCK, day: 'numeric', month: 'short', timeZone })
  return {
    /** `19:30` */
    clock: (at: string | number) => format.dateTime(new Date(at), { ...CLOCK, timeZone }),
    /** `Fri 19:30`: enough for the seven days that an order can be ahead. */
    weekday: (at: string | number) =>
      format.dateTime(new Date(at), { ...CLOCK, weekday: 'short', timeZone }),
    /** `21 Nov, 19:30` */
    full: dayAndClock,
    /** `21 Nov 2025, 19:30`: for what may be of another year. */
    withYear: (at: string | number) =>
      format.dateTime(new Date(at), {
        ...CLOCK,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone,
      }),
    /** `26 Nov` where a whole day is meant, which has no clock; else as `full`. */
    planned: (at: string | number, isAllDay: boolean) =>
      isAllDay
        ? format.dateTime(new Date(at), { day: 'numeric', month: 'short', timeZone })
        : dayAndClock(at),
  }
}
