'use client'

import { useFormatter } from 'next-intl'
import { areaOf, type Region } from '@/lib/domain/areas'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { ...CLOCK, weekday: 'short', day: 'numeric', month: 'short' } as const

/** Instants (ISO) on the store's own clock, wherever the reader is (trap 1). */
export function useClock(region: Region) {
  const format = useFormatter()
  const { timeZone } = areaOf(region)
  return {
    /** `19:30` */
    time: (at: string) => format.dateTime(new Date(at), { ...CLOCK, timeZone }),
    /** `Fri, 21 Nov, 19:30` */
    day: (at: string) => format.dateTime(new Date(at), { ...DAY, timeZone }),
  }
}
