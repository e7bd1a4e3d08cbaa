'use client'

import { useFormatter } from 'next-intl'
import { areaOf, type Region } from '@/lib/domain/areas'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Instants (ISO) in the words of a store's own clock, never the browser's. */
export function useStoreClock(region: Region) {
  const format = useFormatter()
  const { timeZone } = areaOf(region)
  return {
    /** `19:30` */
    clock: (at: string) => format.dateTime(new Date(at), { ...CLOCK, timeZone }),
    /** `Sat, 21 Nov, 19:30` */
    full: (at: string) =>
      format.dateTime(new Date(at), {
        ...CLOCK,
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone,
      }),
  }
}
