import type { Zone } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import type { ClockFault } from '@/lib/domain/time/clock-fault'

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

/** The latest run that removed customer data whose time is over. */
export type RetentionFacts = {
  startedAt: string
  /** Null while it runs, and where it broke off. */
  finishedAt: string | null
  failed: boolean
  /** How many orders it took the customer's data from. */
  orders: number
  days: number
}

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
  /** Null: it never ran. */
  retention: RetentionFacts | null
}

/** `unknown`: nothing has happened yet that could tell. */
export type HealthVerdict = 'fine' | 'look' | 'wrong' | 'unknown'

export type ConnectionHealth = ConnectionFacts & { configured: boolean; verdict: HealthVerdict }
export type CallbackHealth = CallbackFacts & { verdict: HealthVerdict }

/** What administrators see; times are ISO strings in UTC. */
export type HealthReport = Omit<HealthFacts, 'callbacks' | 'connections'> & {
  environment: 'simulator' | 'sandbox' | 'release'
  /** By zone, without a path; null where no host is set. */
  hosts: Record<Zone, string | null>
  /** Where the platform should send each family's callbacks. */
  callbackUrls: Record<Family, string[]>
  /** Of the server that answers. */
  clock: { fault: ClockFault | null; verdict: HealthVerdict }
  callbacks: CallbackHealth[]
  connections: ConnectionHealth[]
  /** When the latest backup of the private server was taken, and whether one is each day. */
  backup: { at: string | null; isDaily: boolean; verdict: HealthVerdict }
  verdicts: Record<
    'database' | 'queue' | 'orders' | 'events' | 'refusals' | 'retention',
    HealthVerdict
  >
}
