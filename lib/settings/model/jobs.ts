import { z } from 'zod'

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
  /** The order that it is about, and its page. */
  order: { clientOrderId: string; href: string } | null
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
