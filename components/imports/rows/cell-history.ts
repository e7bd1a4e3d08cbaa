/** A cell of an import's rows, and the text that is put into it. */
export type CellChange = { readonly position: number; readonly key: string; readonly text: string }

/** What one act of a person changed: the cells as they were, and as they are since. */
export type CellStep = {
  readonly before: readonly CellChange[]
  readonly after: readonly CellChange[]
}

/** What can be taken back, and what was taken back and can be put again; the latest comes last. */
export type CellHistory = {
  readonly done: readonly CellStep[]
  readonly undone: readonly CellStep[]
}

/** So many steps can be taken back; filling 5,000 rows down is one of them. */
const MOST_STEPS = 100

export const NO_HISTORY: CellHistory = { done: [], undone: [] }

/** After a new step nothing can be put again: it would not fit any more. */
export function withStep({ done }: CellHistory, step: CellStep): CellHistory {
  return { done: [...done, step].slice(-MOST_STEPS), undone: [] }
}

/** The latest step as one to be put again; the same history where there is none. */
export function stepBack(history: CellHistory): CellHistory {
  const step = history.done.at(-1)
  if (!step) return history
  return { done: history.done.slice(0, -1), undone: [...history.undone, step] }
}

/** The step that was taken back last as one that is done; the same history where there is none. */
export function stepForward(history: CellHistory): CellHistory {
  const step = history.undone.at(-1)
  if (!step) return history
  return { done: [...history.done, step], undone: history.undone.slice(0, -1) }
}
