type AgeUnit = 'now' | 'seconds' | 'minutes' | 'hours' | 'days'

/**
 * How old something is, in the words a person would use. `ms` is milliseconds; what lies ahead
 * (a clock that runs behind) counts as now. Seconds go in steps of five, so that a screen full
 * of ages does not flicker.
 */
export function ageOf(ms: number): { unit: AgeUnit; count: number } {
  const seconds = Math.floor(ms / 1000)
  if (!(seconds >= 5)) return { unit: 'now', count: 0 }
  if (seconds < 60) return { unit: 'seconds', count: seconds - (seconds % 5) }
  if (seconds < 3600) return { unit: 'minutes', count: Math.floor(seconds / 60) }
  if (seconds < 86_400) return { unit: 'hours', count: Math.floor(seconds / 3600) }
  return { unit: 'days', count: Math.floor(seconds / 86_400) }
}

const HOUR = 3_600_000

/**
 * How long it is to something, `ms` milliseconds ahead: like an age, but a person who plans counts
 * minutes for two hours and hours for two days, and to the nearest one.
 */
export function leftOf(ms: number): { unit: AgeUnit; count: number } {
  if (!(ms >= HOUR)) return ageOf(ms)
  if (ms < 2 * HOUR) return { unit: 'minutes', count: Math.floor(ms / 60_000) }
  const hours = Math.round(ms / HOUR)
  if (hours < 48) return { unit: 'hours', count: hours }
  return { unit: 'days', count: Math.round(hours / 24) }
}
