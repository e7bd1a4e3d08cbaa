import 'server-only'
import { EventEmitter } from 'node:events'
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type Task as QueueTask,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'
import { forgetOldFailures } from './forget-old-failures'
import { holdPresence, type Presence } from './presence'
import { unlockDeadWorkers } from './unlock-dead-workers'
import { waitUntilWritten } from './wait-until-written'

/**
 * What a task does with its payload. It throws to be tried again later, but for its last attempt,
 * after which nobody does. One that waits long throws when it is told of the end.
 */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>

export type Attempt = {
  isLast: boolean
  /** Aborts when the server is about to end. */
  stopping: AbortSignal
}

export type RepeatedTask = { task: string; everyMinutes: number }

export type RunJobsInput = {
  pool: Pool
  tasks: Readonly<Record<string, Task>>
  repeated: readonly RepeatedTask[]
  /** What the queue keeps of an error, for people to be told; by default nothing but that it was. */
  describeFailure?: (error: unknown) => string
  /** How often dead workers are looked for, in milliseconds. */
  lookMs?: number
  /** How long tasks go on when it is stopped before they are told, in milliseconds. */
  finishMs?: number
}

const CONCURRENCY = 4
/** Enough for most; the launcher kills after 15 seconds. */
const FINISH_MS = 5_000

const workerLog = new Logger(() => (level, message, meta) => {
  // A failing job is told once, with its error, where it fails.
  if (meta?.['failure'] === true) return
  const name: string = level
  if (name === 'error') log().error({ message }, 'jobs')
  else if (name === 'warning') log().warn({ message }, 'jobs')
  else log().debug({ message }, 'jobs')
})

/** Works through the queue until stopped; any number of instances share it. */
export async function runJobs(input: RunJobsInput): Promise<{ stop: () => Promise<void> }> {
  const { pool, repeated } = input
  const events: WorkerEvents = new EventEmitter()
  const presences: Presence[] = []
  const workers: string[] = []
  events.on('pool:create', ({ workerPool: { id } }) => {
    workers.push(id)
    presences.push(holdPresence(pool, id))
  })
  const runner: Runner = await run({
    pgPool: pool,
    events,
    taskList: Object.fromEntries(
      Object.entries(input.tasks).map(([name, task]) => [name, queueTask(input, name, task)]),
    ),
    concurrency: CONCURRENCY,
    pollInterval: 2_000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: input.finishMs ?? FINISH_MS,
    logger: workerLog,
    parsedCronItems: parseCronItems(
      repeated.map(({ task, everyMinutes }) => ({
        task,
        match: `*/${everyMinutes} * * * *`,
        options: { backfillPeriod: 0, maxAttempts: 1 },
      })),
    ),
  })
  const looking = unlockDeadWorkers({ pool, ...(input.lookMs && { lookMs: input.lookMs }) })
  return {
    stop: async () => {
      looking.stop()
      try {
        await runner.stop()
        await waitUntilWritten(pool, workers)
      } finally {
        // Last, so that nobody takes over what is still being finished.
        await Promise.all(presences.map((presence) => presence.stop()))
      }
    },
  }
}

/** The task as the queue runs it: an error goes to the log whole, and to the queue in its words. */
function queueTask(input: RunJobsInput, name: string, task: Task): QueueTask {
  const { pool, repeated, describeFailure = () => 'failed' } = input
  const isRepeated = repeated.some((one) => one.task === name)
  return async (payload, { job, abortSignal }) => {
    try {
      const isLast = job.attempts >= job.max_attempts
      await task(payload, { isLast, stopping: abortSignal })
    } catch (error) {
      log().warn({ err: error, task: name, job: job.id, attempt: job.attempts }, 'job failed')
      throw new Error(describeFailure(error), { cause: error })
    } finally {
      if (isRepeated) {
        await forgetOldFailures(pool, { task: name, since: job.id }).catch((error: unknown) =>
          log().warn({ err: error, task: name }, 'old failures could not be forgotten'),
        )
      }
    }
  }
}
