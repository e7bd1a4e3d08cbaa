import type { Clock, Timer } from '@/lib/simulator/core/clock'

type Pending = { at: number; order: number; run: () => void }

/** A clock that moves only when told to, and runs what falls due on the way, in order. */
export class ManualClock implements Clock {
  private pending: Pending[] = []
  private created = 0

  constructor(private current = Date.UTC(2026, 0, 14, 4, 0, 0)) {}

  now() {
    return this.current
  }

  after(milliseconds: number, run: () => void): Timer {
    const entry = { at: this.current + Math.max(0, milliseconds), order: this.created++, run }
    this.pending.push(entry)
    return {
      cancel: () => {
        this.pending = this.pending.filter((other) => other !== entry)
      },
    }
  }

  /** Lets time pass; between timers, everything that was waiting on them gets its turn. */
  async advance(milliseconds: number) {
    const end = this.current + milliseconds
    await settle()
    for (let next = this.due(end); next; next = this.due(end)) {
      this.current = Math.max(this.current, next.at)
      this.pending = this.pending.filter((other) => other !== next)
      next.run()
      await settle()
    }
    this.current = end
  }

  private due(end: number) {
    return this.pending
      .filter((entry) => entry.at <= end)
      .sort((a, b) => a.at - b.at || a.order - b.order)[0]
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
