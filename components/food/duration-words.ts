/** Which sentence says an age in whole minutes, and with which numbers. */
export type DurationWords =
  | { key: 'now' }
  | { key: 'minutes'; count: number }
  | { key: 'hours'; hours: number; minutes: number }

export function durationWords(minutes: number): DurationWords {
  if (minutes < 1) return { key: 'now' }
  if (minutes < 60) return { key: 'minutes', count: minutes }
  return { key: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
