import type { LockersResult } from './measure/measure-lockers'

/** From the press until there is a list, at full speed, in milliseconds. */
const OPENING_MS = 300
/** Of one task while the map moves, at full speed, in milliseconds: more is felt as a jerk. */
const TASK_MS = 100

/** What is over its limit, in a sentence each. */
export function missedByLockers({ opening, maps }: LockersResult): string[] {
  const { picker, page } = opening
  const slow = [
    { name: 'locker picker', ms: picker.ms },
    { name: 'page of lockers', ms: page.ms },
  ].filter(({ ms }) => ms > OPENING_MS)
  const jerks = maps.filter((map) => map.slowDown === 1 && map.longestTaskMs >= TASK_MS)
  return [
    ...slow.map(({ name, ms }) => `${name}: opens in ${ms} ms, limit ${OPENING_MS} ms`),
    ...jerks.map(
      ({ longestTaskMs: ms }) => `map of lockers: a task of ${ms} ms, limit below ${TASK_MS} ms`,
    ),
  ]
}

/** What was measured among lockers, for a terminal. */
export function lockerLines({ lockers, opening, maps }: LockersResult): string[] {
  const { picker, pickerAtOnce, page } = opening
  return [
    `Lockers: ${lockers}; a list is there ${picker.ms} ms after the picker's button was pressed (${pickerAtOnce.ms} ms when it was pressed at once), ${page.ms} ms after the page's link`,
    ...maps.map(
      ({ slowDown, moves, longestTaskMs, longTasks }) =>
        `Map of them, CPU ${slowDown}x slower: ${moves} zooms and pans, longest task ${longestTaskMs === 0 ? '<50' : longestTaskMs} ms, ${longTasks} of 50 ms or more`,
    ),
  ]
}
