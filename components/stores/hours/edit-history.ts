/** What was drawn, and the way back and forth; the newest of `past` is last, of `future` first. */
export type EditHistory<T> = {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

const LONGEST = 200

export function beginHistory<T>(now: T): EditHistory<T> {
  return { past: [], now, future: [] }
}

/** A change forgets what was undone before it. */
export function changeTo<T>({ past, now }: EditHistory<T>, next: T): EditHistory<T> {
  return { past: [...past, now].slice(-LONGEST), now: next, future: [] }
}

export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, now, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, now, future } = history
  const [after] = future
  if (after === undefined) return history
  return { past: [...past, now], now: after, future: future.slice(1) }
}
