import type { LockersResult } from './measure/measure-lockers'

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
