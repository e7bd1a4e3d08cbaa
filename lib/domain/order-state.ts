import { toEpochSeconds } from './local-time'
import { isClosed, stageOf, statusRank, type Family, type LearnedStages } from './stages'

/** That the platform said, in a callback or an answer, that an order had a status at a moment. */
export type StatusEvent = {
  readonly code: number
  /** When the status was triggered, by the platform's clock; whole seconds count. */
  readonly at: Date
}

/** Four integers, compared left to right; the same tuple decides in code and in SQL. */
export type StatusKey = {
  readonly closed: 0 | 1
  /** Seconds since 1970. */
  readonly at: number
  readonly rank: number
  readonly code: number
}

/**
 * What decides between two statuses of one order: closed beats open; then the later moment; then,
 * within one second, the one further along; then the code, so that nothing is left to chance.
 * An order's status is the greatest of all it was ever given, so that callbacks which come late,
 * twice or out of order cannot move it back (conventions §6, decision 0010).
 */
export function statusKey(
  family: Family,
  code: number,
  at: Date,
  learned?: LearnedStages,
): StatusKey {
  return {
    closed: isClosed(stageOf(family, code, learned)) ? 1 : 0,
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
    left.closed - right.closed ||
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
