import { z } from 'zod'
import type { Zone } from '@/lib/domain/areas'
import type { ClockFault } from '@/lib/domain/clock-fault'
import type { Family } from '@/lib/domain/stages'

/** Why a job failed, as far as a person can use it. */
export type JobFailure = {
  kind:
    | 'refused'
    | 'not-configured'
    | 'unreachable'
    | 'no-answer'
    | 'database'
    | 'problem'
    | 'unexpected'
    | 'stopped'
  /** The platform's code, or the key of a sentence. */
  detail: string | null
  /** The request id of the call: what staff can quote. */
  reference: string | null
}

/** A job that failed at least once. Instants are ISO strings in UTC, here and below. */
export type JobRow = {
  /** A bigint as text. */
  id: string
  task: string
  /** The order that it is about; `href` is null where that family has no page. */
  order: { clientOrderId: string; href: string | null } | null
  failure: JobFailure
  attempts: number
  maxAttempts: number
  failedAt: string
  /** Null when it is tried no more. */
  nextTryAt: string | null
}

/** What waits in the queue of one task. */
export type WaitingJobs = {
  task: string
  /** Those whose time has come. */
  due: number
  later: number
  running: number
  /** Since when the oldest of the due waits. */
  oldestDueAt: string | null
}

export type JobsReport = {
  at: string
  /** Tried no more; the latest first, at most `LISTED_JOBS`. */
  failed: JobRow[]
  failedCount: number
  /** Failed, and will be tried again; the next first, at most `LISTED_JOBS`. */
  failing: JobRow[]
  failingCount: number
  waiting: WaitingJobs[]
}

export const LISTED_JOBS = 100

export const jobIdsSchema = z.object({
  ids: z
    .array(z.string().regex(/^\d{1,18}$/))
    .min(1)
    .max(LISTED_JOBS),
})
export type JobIds = z.infer<typeof jobIdsSchema>

/** The families that a zone offers; home express is Hong Kong's alone (conventions §1 rule 5). */
export const CONNECTIONS = [
  { zone: 'AP1', family: 'food' },
  { zone: 'AP1', family: 'parcel' },
  { zone: 'AP1', family: 'express' },
  { zone: 'AP2', family: 'food' },
  { zone: 'AP2', family: 'parcel' },
] as const satisfies { zone: Zone; family: Family }[]

export const connectionSchema = z.object({
  zone: z.enum(['AP1', 'AP2']),
  family: z.enum(['food', 'parcel', 'express']),
})
export type ConnectionName = z.infer<typeof connectionSchema>

/** What a harmless call said: how long the platform took, in milliseconds, and for which store. */
export type TestedConnection = { ms: number; store: string }

export type QueueFacts = {
  due: number
  oldestDueSeconds: number | null
  later: number
  running: number
  /** Failed, and will be tried again. */
  failing: number
  /** Tried no more. */
  failed: number
}

export type CallbackFacts = {
  family: Family
  lastAt: string | null
  /** Since when an order is open of which no callback has told anything; null when there is none. */
  silentSince: string | null
}

export type ConnectionFacts = {
  family: Family
  zone: Zone
  lastSuccessAt: string | null
  lastFailureAt: string | null
  /** A kind of failure, or the platform's code. */
  lastFailure: string | null
  /** The platform's clock minus that of the server that asked last, in seconds. */
  skewSeconds: number | null
  tokenUntil: string | null
  /** The platform asked for fewer queries: the background asks nothing before then. */
  restingUntil: string | null
}

export type RefusalFacts = { family: Family; reason: string; count: number; lastAt: string }

/** What the database tells of how things go; nothing secret, nothing about a person. */
export type HealthFacts = {
  at: string
  /** How long the database took to tell it. */
  databaseMs: number
  queue: QueueFacts
  unconfirmedOrders: number
  eventsWaiting: number
  oldestEventSeconds: number | null
  callbacks: CallbackFacts[]
  refusalsToday: RefusalFacts[]
  connections: ConnectionFacts[]
}

/** `unknown`: nothing has happened yet that could tell. */
export type Verdict = 'fine' | 'look' | 'wrong' | 'unknown'

export type ConnectionHealth = ConnectionFacts & { configured: boolean; verdict: Verdict }
export type CallbackHealth = CallbackFacts & { verdict: Verdict }

/** What administrators see; times are ISO strings in UTC. */
export type HealthReport = Omit<HealthFacts, 'callbacks' | 'connections'> & {
  environment: 'simulator' | 'sandbox' | 'release'
  /** By zone, without a path; null where no host is set. */
  hosts: Record<Zone, string | null>
  /** Where the platform should send each family's callbacks. */
  callbackUrls: Record<Family, string[]>
  /** Of the server that answers. */
  clock: { fault: ClockFault | null; verdict: Verdict }
  callbacks: CallbackHealth[]
  connections: ConnectionHealth[]
  verdicts: Record<'database' | 'queue' | 'orders' | 'events' | 'refusals', Verdict>
}
