import type { ClockFault } from '@/lib/domain/clock-fault'

/** Which sentences tell of a wrong clock, and by how much it is wrong. */
export type ClockWords = {
  /** `behind`: the server's clock shows less than the platform's. */
  direction: 'behind' | 'ahead' | 'unknown'
  /** In steps of ten seconds, so that the words stand still while they are read. */
  minutes: number
  seconds: number
}

export function clockWords({ ms }: ClockFault): ClockWords {
  const total = Math.round(Math.abs(ms ?? 0) / 10_000) * 10
  return {
    direction: ms === null ? 'unknown' : ms > 0 ? 'behind' : 'ahead',
    minutes: Math.floor(total / 60),
    seconds: total % 60,
  }
}
