import type { Closure } from '@/lib/domain/hours/drawn-hours'
import { ownParts } from '@/lib/domain/hours/own-parts'
import { instantOfWall } from '@/lib/domain/time/wall-clock'
import { addDays, countDays, type Days } from './report-days'

/**
 * Why a store was closed beyond its hours: by the switch for a while, by it until further notice, or by
 * a closure of its hours.
 */
export const CLOSING_KINDS = ['pause', 'notice', 'closure'] as const
export type ClosingKind = (typeof CLOSING_KINDS)[number]

/** One time of being closed; instants in milliseconds, up to but not including `to`. */
export type Closing = {
  storeId: number
  kind: ClosingKind
  /** What people wrote; '' for nothing. */
  reason: string
  from: number
  /** Infinity while it goes on. */
  to: number
}

/** What the switch of a store was set to; in the order in which it was. `until`: a pause has one. */
export type Switched = { open: boolean; at: Date; until: string | null; reason: string }

/** What was drawn at a store, by version; and since when the platform has had it. */
export type DrawnVersions = ReadonlyMap<number, readonly Closure[]>
export type Taken = { version: number; at: Date }

/** From each closing until whatever the switch was set to next. */
export function switchedClosings(storeId: number, switched: readonly Switched[]): Closing[] {
  return switched.flatMap(({ open, at, until, reason }, place): Closing[] => {
    if (open) return []
    const to = switched[place + 1]?.at.getTime() ?? Infinity
    const kind = until === null ? 'notice' : 'pause'
    return [{ storeId, kind, reason, from: at.getTime(), to }]
  })
}

/**
 * The closures that the platform had, each while it had them: from when the hours with it were taken
 * until others were. `zone` is the store's.
 */
export function drawnClosings(
  store: { storeId: number; zone: string },
  versions: DrawnVersions,
  taken: readonly Taken[],
): Closing[] {
  const instant = (minute: string) =>
    instantOfWall(Date.parse(`${minute}:00Z`), store.zone).getTime()
  const closings = new Map<string, Closing[]>()
  taken.forEach(({ version, at }, place) => {
    const next = taken[place + 1]?.at.getTime() ?? Infinity
    for (const { from, to, name } of versions.get(version) ?? []) {
      const begins = Math.max(instant(from), at.getTime())
      const ends = Math.min(instant(to), next)
      if (begins >= ends) continue
      const key = JSON.stringify([from, to, name])
      const known = closings.get(key) ?? []
      const last = known.at(-1)
      // Hours that were sent again with it are no second closing.
      if (last?.to === begins) last.to = ends
      else {
        const reason = name.trim()
        known.push({ storeId: store.storeId, kind: 'closure', reason, from: begins, to: ends })
      }
      closings.set(key, known)
    }
  })
  return [...closings.values()].flat()
}

/** What was saved, one after another, the latest last: `closures` null where it left them as they were. */
export type Saved = { before: readonly Closure[] | null; closures: readonly Closure[] | null }

/**
 * The closures of each version, from those of the latest backwards; what was saved before anybody kept
 * it has none.
 */
export function closuresByVersion(
  latest: { version: number; closures: readonly Closure[] },
  saved: readonly Saved[],
): DrawnVersions {
  const versions = new Map([[latest.version, latest.closures]])
  let closures = latest.closures
  saved.toReversed().forEach((one, back) => {
    const version = latest.version - back
    versions.set(version, closures)
    if (one.closures !== null) closures = one.before ?? []
    if (version > 1) versions.set(version - 1, closures)
  })
  return versions
}

/** Whole minutes that a store was closed for one reason, in how many closings. */
export type ClosedMinutes = {
  storeId: number
  kind: ClosingKind
  reason: string
  minutes: number
  closings: number
  /** It is closed for this now. */
  isGoingOn: boolean
}
/** Of all stores, on one local day of each. */
export type ClosedDay = Readonly<Record<ClosingKind, number>> & { day: string }

const MINUTE_MS = 60_000
const minutesOf = (ms: number) => Math.floor(ms / MINUTE_MS)

/**
 * The minutes that stores were closed on some local days, up to now. Seconds are cut off at both ends,
 * and a minute counts once: for the reason that began first.
 */
export function countClosed(input: {
  stores: readonly { id: number; zone: string }[]
  closings: readonly Closing[]
  days: Days
  now: Date
}): { byReason: ClosedMinutes[]; byDay: ClosedDay[] } {
  const { stores, closings, days, now } = input
  const sums = new Map<string, ClosedMinutes>()
  const byDay = new Map<string, Record<ClosingKind, number>>()
  const calendars = new Map(stores.map(({ zone }) => [zone, calendarOf(zone, days)]))
  for (const { id, zone } of stores) {
    const calendar = calendars.get(zone) ?? []
    const [first, last] = [calendar[0]?.from ?? 0, calendar.at(-1)?.to ?? 0]
    const end = Math.min(last, minutesOf(now.getTime()))
    const own = closings
      .filter(({ storeId }) => storeId === id)
      .map((one) => ({
        ...one,
        isGoingOn: one.from <= now.getTime() && now.getTime() < one.to && end < last,
        from: minutesOf(one.from),
        to: Math.min(minutesOf(one.to), end),
      }))
      .filter(({ from, to }) => Math.max(from, first) < to)
    for (const one of own) sumOf(sums, one).closings += 1
    // Which began first is known before the days are cut out.
    for (const whole of ownParts(own)) {
      const part = { ...whole, from: Math.max(whole.from, first) }
      if (part.from >= part.to) continue
      sumOf(sums, part).minutes += part.to - part.from
      for (const { day, from, to } of calendar) {
        const minutes = Math.min(part.to, to) - Math.max(part.from, from)
        if (minutes <= 0) continue
        const known = byDay.get(day) ?? { pause: 0, notice: 0, closure: 0 }
        known[part.kind] += minutes
        byDay.set(day, known)
      }
    }
  }
  return {
    byReason: [...sums.values()].toSorted(
      (a, b) => b.minutes - a.minutes || a.storeId - b.storeId || (a.reason < b.reason ? -1 : 1),
    ),
    byDay: [...byDay]
      .map(([day, minutes]) => ({ day, ...minutes }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }
}

/** The days with their first minute and that of the next, by the zone's clocks. */
function calendarOf(zone: string, days: Days): { day: string; from: number; to: number }[] {
  const start = (day: string) =>
    minutesOf(instantOfWall(Date.parse(`${day}T00:00:00Z`), zone).getTime())
  return Array.from({ length: countDays(days) }, (_, at) => {
    const day = addDays(days.from, at)
    return { day, from: start(day), to: start(addDays(day, 1)) }
  })
}

function sumOf(
  sums: Map<string, ClosedMinutes>,
  { storeId, kind, reason, isGoingOn }: Closing & { isGoingOn: boolean },
): ClosedMinutes {
  const key = `${storeId} ${kind} ${reason}`
  const sum = sums.get(key) ?? { storeId, kind, reason, minutes: 0, closings: 0, isGoingOn: false }
  sum.isGoingOn ||= isGoingOn
  sums.set(key, sum)
  return sum
}
