/** So long may marks be drawn before the page answers again, in milliseconds. */
const SLICE_MS = 6

export type DrawnMark = { readonly remove: () => void }

export type MarksByKey<Mark> = {
  /** Shows these and no others; those that were there already are not touched. */
  readonly show: (marks: readonly Mark[]) => void
  /** The mark of that key as it was shown last. */
  readonly find: (key: string) => Mark | undefined
}

/**
 * Marks that are told apart by their keys: what is alike under one key is drawn once and stays.
 * New ones are drawn a few at a time, from the first on, so that hundreds do not hold the page up.
 */
export function keyedMarks<Mark extends { readonly key: string }>(by: {
  draw: (mark: Mark) => DrawnMark
  /** Calls back in a task of its own. */
  later: (work: () => void) => void
  /** Milliseconds on a clock that only goes forward. */
  now: () => number
}): MarksByKey<Mark> {
  const drawn = new Map<string, DrawnMark>()
  let wanted = new Map<string, Mark>()
  let waiting: Mark[] = []
  let isDue = false

  const drawSome = () => {
    isDue = false
    const until = by.now() + SLICE_MS
    while (waiting.length > 0 && by.now() < until) {
      const mark = waiting.shift()
      if (mark) drawn.set(mark.key, by.draw(mark))
    }
    drawLater()
  }
  const drawLater = () => {
    if (isDue || waiting.length === 0) return
    isDue = true
    by.later(drawSome)
  }
  return {
    show(marks) {
      wanted = new Map(marks.map((mark) => [mark.key, mark]))
      for (const [key, one] of drawn) {
        if (wanted.has(key)) continue
        one.remove()
        drawn.delete(key)
      }
      waiting = [...wanted.values()].filter(({ key }) => !drawn.has(key))
      drawLater()
    },
    find: (key) => wanted.get(key),
  }
}
