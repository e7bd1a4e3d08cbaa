import type { Clock } from './clock'

/** What has happened within a window of the real clock. Oldest first, so that forgetting costs nothing. */
export class RecentKeys {
  private readonly seen = new Map<string, number>()

  constructor(
    private readonly clock: Clock,
    private readonly windowMs: number,
  ) {}

  has(key: string) {
    this.forget()
    return this.seen.has(key)
  }

  remember(key: string) {
    this.forget()
    this.seen.delete(key)
    this.seen.set(key, this.clock.now())
  }

  reset() {
    this.seen.clear()
  }

  private forget() {
    const now = this.clock.now()
    for (const [key, at] of this.seen) {
      if (at > now - this.windowMs) return
      this.seen.delete(key)
    }
  }
}
