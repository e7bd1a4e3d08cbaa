import type { ShownRow } from '../shown-row'

/** What became of one row: done, or left as it was and why. */
export type Outcome = { shown: ShownRow; refusal: string | null }

/** What is done with chosen rows. */
export const LIST_ACTIONS = ['print', 'queue', 'out', 'cancel', 'refresh'] as const
export type ListAction = (typeof LIST_ACTIONS)[number]

/** Something that goes on with chosen rows, one after the other. */
export type Progress = {
  action: ListAction
  total: number
  outcomes: readonly Outcome[]
  isDone: boolean
}
