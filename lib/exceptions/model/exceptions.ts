import type { Family, Stage } from '@/lib/domain/stages'

/** What can be wrong with an order that nobody is told of otherwise; the most pressing first. */
export const EXCEPTION_KINDS = [
  'unconfirmed',
  'given-up',
  'reported',
  'late-pickup',
  'late-delivery',
  'no-label',
  'silent',
] as const
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number]

/** What is known of an order that is not finished. Instants are milliseconds since 1970. */
export type ExceptionFacts = {
  readonly family: Exclude<Family, 'food'>
  readonly placing: 'placing' | 'placed' | 'refused' | 'unconfirmed'
  readonly stage: Stage
  readonly closed: boolean
  readonly createdAt: number
  /** The latest status that the platform gave, when it was triggered. */
  readonly statusAt: number | null
  /**
   * The chosen slots; a parcel has a pickup time, which begins and ends there. A pickup that `isDay`
   * may be at any hour of its day.
   */
  readonly pickup: { readonly from: number; readonly to: number; readonly isDay?: boolean } | null
  readonly delivery: { readonly from: number; readonly to: number } | null
  /** Since when something is wrong by the platform's latest callback (express §6.1); null: nothing is. */
  readonly reportedAt: number | null
  /** When the platform ended it although nobody here asked for that; null: it did not. */
  readonly givenUpAt: number | null
  readonly hasLabel: boolean
  /** The end of today where the store is. */
  readonly todayEnds: number
}

/** One thing that is wrong, and since when it has been. */
export type OrderException = { readonly kind: ExceptionKind; readonly since: number }

type OpenStage = Exclude<Stage, 'done' | 'cancelled'>

/**
 * After how many hours without a status an order is silent, by what it waits for. A parcel is
 * fetched and brought within hours; a waybill rests in depots overnight.
 */
export const SILENT_HOURS: Readonly<Record<'parcel' | 'express', Record<OpenStage, number>>> = {
  parcel: { waiting: 2, coming: 2, 'at-store': 2, riding: 4, near: 2, problem: 2, unknown: 4 },
  express: { waiting: 6, coming: 6, 'at-store': 6, riding: 24, near: 6, problem: 12, unknown: 24 },
}

const HOUR_MS = 3_600_000

/** The stages before the parcel has left the house. */
const NOT_COLLECTED: ReadonlySet<Stage> = new Set(['waiting', 'coming', 'at-store'])

/**
 * How long a silence begins after: the latest status, but nobody is silent before the time has come
 * at which something was to happen.
 */
function silentSince(facts: ExceptionFacts): number {
  const { statusAt, createdAt, pickup, stage } = facts
  const heard = statusAt ?? createdAt
  if (!NOT_COLLECTED.has(stage) || !pickup) return heard
  return Math.max(heard, pickup.isDay ? pickup.to : pickup.from)
}

function silence(facts: ExceptionFacts, now: number): number | null {
  const { family, stage } = facts
  if (stage === 'done' || stage === 'cancelled') return null
  const from = silentSince(facts) + SILENT_HOURS[family][stage] * HOUR_MS
  return from <= now ? silentSince(facts) : null
}

const over = (slot: ExceptionFacts['pickup'], now: number) =>
  slot && slot.to <= now ? slot.to : null

/** A label is needed from the beginning of the day of the pickup; a parcel has none (express §4.2). */
function labelMissing({
  family,
  stage,
  pickup,
  hasLabel,
  ...facts
}: ExceptionFacts): number | null {
  if (family !== 'express' || hasLabel || stage !== 'waiting') return null
  const due = pickup?.from ?? facts.createdAt
  return due < facts.todayEnds ? facts.createdAt : null
}

/**
 * Everything that is wrong with an order now, the most pressing first; of one that is finished only
 * that the platform gave it up. An order in doubt is nothing but that: what is not there cannot be late.
 */
export function exceptionsOf(facts: ExceptionFacts, now: number): OrderException[] {
  const { placing, stage, closed, reportedAt, createdAt } = facts
  if (closed && placing === 'placed' && facts.givenUpAt !== null) {
    return [{ kind: 'given-up', since: facts.givenUpAt }]
  }
  if (closed || placing === 'refused' || placing === 'placing') return []
  if (placing === 'unconfirmed') return [{ kind: 'unconfirmed', since: createdAt }]
  const since: Readonly<Record<ExceptionKind, number | null>> = {
    unconfirmed: null,
    'given-up': null,
    reported: reportedAt,
    'late-pickup': NOT_COLLECTED.has(stage) ? over(facts.pickup, now) : null,
    'late-delivery': over(facts.delivery, now),
    'no-label': labelMissing(facts),
    silent: silence(facts, now),
  }
  return EXCEPTION_KINDS.flatMap((kind) => {
    const at = since[kind]
    return at === null ? [] : [{ kind, since: at }]
  })
}
