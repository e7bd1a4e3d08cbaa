import type { ClockFault } from '@/lib/domain/time/clock-fault'
import type {
  CallbackFacts,
  ConnectionFacts,
  HealthFacts,
  HealthReport,
  HealthVerdict,
} from '../model/health'

/** A job that is due is taken within two seconds; beyond this the queue is not keeping up. */
const LATE_JOB_SECONDS = 60
const STUCK_JOB_SECONDS = 300
/** What waits is tried again each minute: after a few the order it is about is not coming. */
const OLD_EVENT_SECONDS = 300
const LATE_RETENTION_MS = 48 * 60 * 60_000
const SLOW_DATABASE_MS = 500
const OLD_BACKUP_MS = 36 * 60 * 60_000
/** Somebody sends what our keys do not bear out: another system's callbacks, or an intruder. */
const TELLING_REFUSALS = ['unknown-app', 'bad-signature']

/** Whether each part of it is as it should be. Pure: what it needs of the time is in the facts. */
export function judgeHealth(facts: HealthFacts): HealthReport['verdicts'] {
  return {
    database: facts.databaseMs < SLOW_DATABASE_MS ? 'fine' : 'look',
    queue: judgeQueue(facts.queue),
    orders: facts.unconfirmedOrders === 0 ? 'fine' : 'look',
    events: (facts.oldestEventSeconds ?? 0) < OLD_EVENT_SECONDS ? 'fine' : 'look',
    refusals: facts.refusalsToday.some(({ reason }) => TELLING_REFUSALS.includes(reason))
      ? 'look'
      : 'fine',
    retention: judgeRetention(facts),
  }
}

/** It runs each day: two without an end are one too many. */
function judgeRetention({ at, retention }: HealthFacts): HealthVerdict {
  if (retention === null) return 'unknown'
  const age = Date.parse(at) - Date.parse(retention.finishedAt ?? retention.startedAt)
  return retention.failed || age > LATE_RETENTION_MS ? 'look' : 'fine'
}

function judgeQueue({ oldestDueSeconds, failed }: HealthFacts['queue']): HealthVerdict {
  const waited = oldestDueSeconds ?? 0
  if (waited >= STUCK_JOB_SECONDS) return 'wrong'
  return waited >= LATE_JOB_SECONDS || failed > 0 ? 'look' : 'fine'
}

export function judgeClock(fault: ClockFault | null, measured: boolean): HealthVerdict {
  if (fault) return fault.refusing ? 'wrong' : 'look'
  return measured ? 'fine' : 'unknown'
}

export function judgeCallbacks({ lastAt, silentSince }: CallbackFacts): HealthVerdict {
  if (silentSince !== null) return 'look'
  return lastAt === null ? 'unknown' : 'fine'
}

/** One a day, and a night for a machine that was off. Whoever tries the simulator loses nothing. */
export function judgeBackup(facts: {
  at: string | null
  isDaily: boolean
  now: string
  environment: HealthReport['environment']
}): HealthVerdict {
  const { at, isDaily, now, environment } = facts
  if (at === null && !isDaily) return environment === 'simulator' ? 'unknown' : 'look'
  if (at === null) return 'unknown'
  return Date.parse(now) - Date.parse(at) > OLD_BACKUP_MS ? 'look' : 'fine'
}

/** The latest call decides; one that the platform asked us to spare counts as rest, not as failure. */
export function judgeConnection(facts: ConnectionFacts): HealthVerdict {
  const { lastSuccessAt, lastFailureAt, restingUntil } = facts
  // Of one form and in UTC: as text they sort as in time.
  const failed = lastFailureAt !== null && (lastSuccessAt ?? '') < lastFailureAt
  if (failed) return 'wrong'
  if (restingUntil !== null) return 'look'
  return lastSuccessAt === null ? 'unknown' : 'fine'
}
