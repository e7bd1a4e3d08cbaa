import { clockFault, type ClockFault } from '@/lib/domain/clock-fault'

/** How many of the latest differences count. */
const KEPT = 5
/** One odd answer must not raise an alarm; a refusal for the time (261002) bears out even one. */
const ENOUGH = 3

/** What the answers of one zone say of this server's clock. */
export class ClockSamples {
  #latest: number[] = []
  #refused = false

  /** `ms` is the platform's clock minus ours, to about a second. */
  add(ms: number): void {
    this.#latest = [...this.#latest, ms].slice(-KEPT)
  }

  /** A signed call came through, or was refused for its time (261002). */
  note(refused: boolean): void {
    this.#refused = refused
  }

  /** Somebody set the clock: what was seen before says nothing any more. */
  forget(): void {
    this.#latest = []
    this.#refused = false
  }

  /** The median, so that one slow answer does not count; null while too few have come. */
  skewMs(): number | null {
    if (this.#latest.length < (this.#refused ? 1 : ENOUGH)) return null
    const sorted = [...this.#latest].sort((a, b) => a - b)
    return Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)
  }

  fault(): ClockFault | null {
    return clockFault(this.skewMs(), this.#refused)
  }
}
