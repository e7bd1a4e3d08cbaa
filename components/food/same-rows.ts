import type { BoardRow } from './build-board'

const FIELDS = [
  'card',
  'attention',
  'alert',
  'lateWhat',
  'lateMinutes',
  'ageMinutes',
  'nextMinutes',
  'asOfMinutes',
] as const satisfies (keyof BoardRow)[]

/** Whether two columns look the same, so that a tick of the clock draws only what it changes. */
export function sameRows(before: readonly BoardRow[], after: readonly BoardRow[]): boolean {
  return (
    before.length === after.length &&
    before.every((row, at) => FIELDS.every((field) => row[field] === after[at]?.[field]))
  )
}
