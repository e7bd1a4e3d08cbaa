import { z } from 'zod'
import type { RefusalReason } from '@/lib/callbacks/refuse-callback'
import type { Region, Zone } from '@/lib/domain/areas'
import type { ClockFault } from '@/lib/domain/clock-fault'
import { STAGES, type Family, type Stage } from '@/lib/domain/stages'

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

export const FAMILIES = ['food', 'parcel', 'express'] as const satisfies readonly Family[]

/** `waiting`: no order of ours is meant, as far as is known. */
export const CALLBACK_STATES = ['applied', 'waiting', 'dismissed'] as const
export type CallbackState = (typeof CALLBACK_STATES)[number]

/** What an address may ask for; whatever else it says is as if it were not there. */
export const callbackFilterSchema = z.object({
  family: z.enum(FAMILIES).optional().catch(undefined),
  state: z.enum(CALLBACK_STATES).optional().catch(undefined),
  /** Only what was received before this one. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
})
export type CallbackFilter = z.infer<typeof callbackFilterSchema>

/** One callback as the list shows it. Instants are ISO strings in UTC. */
export type CallbackRow = {
  id: number
  family: Family
  state: CallbackState
  receivedAt: string
  platformOrderId: string
  clientOrderId: string
  code: number | null
  /** The platform's words: to show, never to decide on. */
  text: string | null
  /** Its signature was older than it may be when it came (convention §5.2). */
  stale: boolean
  /** Members that the signature does not cover. */
  unsigned: string[]
  deliveries: number
  orderId: number | null
  /** Whose local time it is shown in. */
  region: Region
}

export type CallbackPage = {
  rows: CallbackRow[]
  /** Where the next page begins; null when this is the last. */
  before: number | null
}

export type CallbackDetail = CallbackRow & {
  raw: string
  /** Of its order. */
  orderStoreId: number | null
  /** When the status was triggered. */
  at: string | null
  merchantId: string | null
  signedAt: string | null
  lastDeliveryAt: string
  appliedAt: string | null
  dismissedAt: string | null
  dismissedBy: string | null
  /** The store that its order can only be of; null when that is not told. */
  claimedStoreId: number | null
}

export type RefusalRow = { family: Family; reason: RefusalReason; count: number; lastAt: string }

export const callbackIdSchema = z.object({ id: z.number().int().positive() })
export type CallbackId = z.infer<typeof callbackIdSchema>

export const giveCallbackSchema = callbackIdSchema.extend({
  storeId: z.number('required').int().positive('required'),
})
export type GiveCallback = z.infer<typeof giveCallbackSchema>

/** A code that came and is not published. `stage` is `unknown` until somebody has said it. */
export type StatusCodeRow = {
  family: Family
  code: number
  /** The platform's latest words. */
  text: string | null
  stage: Stage
  /** Open orders that stand there now. */
  openOrders: number
  firstSeenAt: string
  lastSeenAt: string
  decidedAt: string | null
  decidedBy: string | null
}

/** `unknown` takes back what was said. */
export const statusCodeSchema = z.object({
  family: z.enum(FAMILIES),
  code: z.number().int(),
  stage: z.enum(STAGES),
})
export type StatusCodeForm = z.infer<typeof statusCodeSchema>
