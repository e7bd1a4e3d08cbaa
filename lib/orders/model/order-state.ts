import { toEpochSeconds } from '@/lib/domain/time/local-time'
import {
  isClosed,
  stageOf,
  statusRank,
  type Family,
  type LearnedStages,
  type Stage,
} from '@/lib/domain/stages'

/** That the platform said, in a callback or an answer, that an order had a status at a moment. */
export type StatusEvent = {
  readonly code: number
  /** When the status was triggered, by the platform's clock; whole seconds count. */
  readonly at: Date
}

/** Four integers, compared left to right; the same tuple decides in code and in SQL. */
type StatusKey = {
  /** 1 closes the order, 0 leaves it open, -1 says nothing of where it stands. */
  readonly weight: -1 | 0 | 1
  /** Seconds since 1970. */
  readonly at: number
  readonly rank: number
  readonly code: number
}

/**
 * Express speaks two vocabularies at once (express §6): of one code that is not known, nothing is
 * learned, and it must not hide what the other vocabulary says. Elsewhere it is news all the same.
 */
function weightOf(family: Family, stage: Stage): StatusKey['weight'] {
  if (isClosed(stage)) return 1
  return family === 'express' && stage === 'unknown' ? -1 : 0
}

/**
 * What decides between two statuses of one order: closed beats open, and open what says nothing;
 * then the later moment; then, within one second, the one further along; then the code, so that
 * nothing is left to chance. An order's status is the greatest of all it was ever given, so that
 * callbacks which come late, twice or out of order cannot move it back (conventions §6, decision
 * 0010). What is `learned` changes the order of statuses: every order that has one of them is then
 * computed anew (decision 0081).
 */
export function statusKey(
  family: Family,
  code: number,
  at: Date,
  learned?: LearnedStages,
): StatusKey {
  return {
    weight: weightOf(family, stageOf(family, code, learned)),
    at: toEpochSeconds(at),
    rank: statusRank(family, code, learned),
    code,
  }
}

/** Negative when b is the more current, positive when a is, 0 when they say the same. */
export function compareStatus(
  family: Family,
  a: StatusEvent,
  b: StatusEvent,
  learned?: LearnedStages,
): number {
  const left = statusKey(family, a.code, a.at, learned)
  const right = statusKey(family, b.code, b.at, learned)
  return (
    left.weight - right.weight ||
    left.at - right.at ||
    left.rank - right.rank ||
    left.code - right.code
  )
}

/** The event that says where the order stands now, whatever their order; null when there are none. */
export function currentStatus<Event extends StatusEvent>(
  family: Family,
  events: Iterable<Event>,
  learned?: LearnedStages,
): Event | null {
  let current: Event | null = null
  for (const event of events) {
    if (!current || compareStatus(family, current, event, learned) < 0) current = event
  }
  return current
}
