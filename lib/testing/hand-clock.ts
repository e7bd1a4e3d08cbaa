/** As what waits in the browser takes it; `after` answers with what calls it off. */
type HandClock = {
  now: () => number
  random: () => number
  after: (ms: number, run: () => void) => () => void
  pass: (ms: number) => void
}

/** A clock that moves only by hand, for tests. */
export function handClock(start: number): HandClock {
  let now = start
  let next = 0
  const due = new Map<number, { at: number; run: () => void }>()
  return {
    now: () => now,
    random: () => 0,
    after(ms, run) {
      const id = next++
      due.set(id, { at: now + ms, run })
      return () => void due.delete(id)
    },
    pass(ms) {
      const end = now + ms
      for (;;) {
        const [first] = [...due].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)
        if (!first) break
        due.delete(first[0])
        now = first[1].at
        first[1].run()
      }
      now = end
    },
  }
}
