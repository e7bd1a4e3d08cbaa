import type { Zone } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import { type ClockFault, clockFault, worstClockFault } from '@/lib/domain/time/clock-fault'

/** What one call said of the way. `fault` is null when it came through; see `connectionFault`. */
export type CallReport = {
  readonly family: Family
  readonly fault: string | null
  readonly at: Date
}

/** What this process has seen of the way to the platform, by family and zone. */
export type ConnectionReport = {
  readonly family: Family
  readonly zone: Zone
  readonly lastSuccessAt: Date | null
  readonly lastFailureAt: Date | null
  readonly lastFailure: string | null
  /** Until when the parcel family's token is good; the token itself is nowhere here. */
  readonly tokenUntil: Date | null
  /** The platform's clock minus ours; null while not known. */
  readonly skewMs: number | null
  readonly skewAt: Date | null
}

const UNMARKED = {
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
  tokenUntil: null,
  skewMs: null,
  skewAt: null,
}

/**
 * Collects in memory what calls say of the connections, so that no call waits for it to be kept.
 * Whoever keeps it takes what has changed since the last time.
 */
export class ConnectionMonitor {
  readonly #marks = new Map<string, ConnectionReport>()
  readonly #changed = new Set<string>()
  readonly #clocks: Readonly<Record<Zone, ClockSamples>> = {
    AP1: new ClockSamples(),
    AP2: new ClockSamples(),
  }

  noteCall(zone: Zone, { family, fault, at }: CallReport): void {
    const refused = fault === '261002'
    const clock = this.#clocks[zone]
    // Parcel calls carry no time, so that they come through whatever the clock says.
    if (family !== 'parcel' && (fault === null || refused)) clock.note(refused)
    const skewMs = clock.skewMs()
    this.#set(family, zone, {
      ...(fault === null ? { lastSuccessAt: at } : { lastFailureAt: at, lastFailure: fault }),
      ...((fault === null || refused) && { skewMs, skewAt: skewMs === null ? null : at }),
    })
  }

  /** The platform's clock minus ours in milliseconds, to about a second. */
  noteSkew(zone: Zone, ms: number): void {
    this.#clocks[zone].add(ms)
  }

  noteToken(zone: Zone, until: Date): void {
    // A life so long that no calendar holds its end is none to be told of.
    if (Number.isNaN(until.getTime())) return
    this.#set('parcel', zone, { tokenUntil: until })
  }

  /** This server's clock was set. */
  forgetSkew(): void {
    for (const clock of Object.values(this.#clocks)) clock.forget()
    for (const { family, zone, skewMs } of this.#marks.values()) {
      if (skewMs !== null) this.#set(family, zone, { skewMs: null, skewAt: null })
    }
  }

  /** What is wrong with this server's clock, by the zone that says the most. */
  clockFault(): ClockFault | null {
    return worstClockFault(Object.values(this.#clocks).map((clock) => clock.fault()))
  }

  /** What has changed since the last time. */
  takeChanged(): ConnectionReport[] {
    const taken = [...this.#changed].flatMap((key) => this.#marks.get(key) ?? [])
    this.#changed.clear()
    return taken
  }

  /** They could not be kept: they are taken again next time, as they are by then. */
  putBack(marks: readonly ConnectionReport[]): void {
    for (const { family, zone } of marks) this.#changed.add(keyOf(family, zone))
  }

  #set(family: Family, zone: Zone, change: Partial<ConnectionReport>): void {
    const key = keyOf(family, zone)
    const before = this.#marks.get(key) ?? { family, zone, ...UNMARKED }
    this.#marks.set(key, { ...before, ...change })
    this.#changed.add(key)
  }
}

const keyOf = (family: Family, zone: Zone) => `${family} ${zone}`

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
