/** So many seconds from when the server told of them. */
export type ToldSeconds = { seconds: number }

const firstSeen = new WeakMap<ToldSeconds, number>()

/**
 * How many of the told seconds are left, counted from when this very object was first seen: the
 * browser's clock need not agree with the server's. A second is added, since `now` (ms) is that of
 * the latest tick: nothing is offered too early.
 */
export function secondsLeft(told: ToldSeconds, now: number): number {
  const seen = firstSeen.get(told) ?? now
  firstSeen.set(told, seen)
  const left = Math.ceil(told.seconds + 1 - (now - seen) / 1000)
  return Math.max(0, Math.min(told.seconds, left))
}
