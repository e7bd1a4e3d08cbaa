import 'server-only'
import {
  Logger,
  type Runner,
  type Task as QueueTask,
  type WorkerEvents,
  parseCronItems,
  run,
} from 'graphile-worker'
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'
import { type Presence, holdPresence } from '@/lib/db/presence'
import { forgetSuperseded, isSuperseded } from './superseded'
import { switchedWork, type Work } from './switched-work'
import { unlockDeadWorkers } from './unlock-dead-workers'
import { type ClockWatch, watchClock } from './watch-clock'

const LOOK_MS = 20

const WITHIN_MS = 3_000

/** How often failures that a later job answers for are looked for. */
const FORGET_MS = 10_000

/**
 * What a task does with its payload. It throws to be tried again later, but for its last attempt,
 * after which nobody does. One that waits long throws when it is told of the end.
 */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>

type Attempt = {
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
  /** How often dead workers, and failures without consequence, are looked for, in milliseconds. */
  lookMs?: number
  /** How long tasks go on when it is stopped before they are told, in milliseconds. */
  finishMs?: number
  /** This server's wall clock, in epoch milliseconds. */
  now?: () => number
}

export type RunningJobs = {
  clock: Pick<ClockWatch, 'isRight' | 'differenceMs'>
  /** Whether it takes jobs: not while its clock is wrong. */
  isTaking: () => boolean
  stop: () => Promise<void>
}

const CONCURRENCY = 4
/** Enough for most; the launcher kills after 15 seconds. */
const FINISH_MS = 5_000

const workerLog = new Logger(() => (level, message, meta) => {
  // A failing job is told once, with its error, where it fails.
  if (meta?.['failure'] === true) return
  const name: string = level
  // What stands behind a colon or a quote is of an error or a job.
  const said = { message: message.replace(/[:'"`({[].*$/s, ''), err: meta?.['error'] }
  if (name === 'error') log().error(said, 'jobs')
  else if (name === 'warning') log().warn(said, 'jobs')
  else log().debug(said, 'jobs')
})

/**
 * Works through the queue until stopped; any number of instances share it. An instance whose clock is
 * wrong takes nothing until it is right again (decision 0311).
 */
export async function runJobs(input: RunJobsInput): Promise<RunningJobs> {
  const { pool, repeated, now } = input
  const work = switchedWork(() => startWorker(input))
  const clock = await watchClock({
    pool,
    onChange: (isRight) => void work.turn(isRight).catch(() => undefined),
    ...(now && { now }),
    ...(input.lookMs && { lookMs: input.lookMs }),
  })
  if (clock.isRight()) await work.turn(true)
  const looking = unlockDeadWorkers({ pool, ...(input.lookMs && { lookMs: input.lookMs }) })
  const clocked = repeated.map(({ task }) => task)
  const forgetting = forgetSuperseded({ pool, clocked, lookMs: input.lookMs ?? FORGET_MS })
  return {
    clock,
    isTaking: work.isGoing,
    stop: async () => {
      clock.stop()
      looking.stop()
      forgetting.stop()
      await work.end()
    },
  }
}

/** Begins with the queue, and ends what it began when it is stopped. */
async function startWorker(input: RunJobsInput): Promise<Work> {
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
  return {
    stop: async () => {
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

/** The task as the queue runs it: an error goes to the log by its fields, and to the queue in its words. */
function queueTask(input: RunJobsInput, name: string, task: Task): QueueTask {
  const { pool, repeated, describeFailure = () => 'failed' } = input
  const isRepeated = repeated.some((one) => one.task === name)
  return async (payload, { job, abortSignal }) => {
    try {
      const isLast = job.attempts >= job.max_attempts
      await task(payload, { isLast, stopping: abortSignal })
    } catch (error) {
      log().warn({ err: error, task: name, job: job.id, attempt: job.attempts }, 'job failed')
      // What cannot be known now is found out later (`forgetSuperseded`).
      if (await isSuperseded(pool, job).catch(() => false)) return
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

/**
 * A task that runs every minute has one failure to show: its latest, until it succeeds. Takes the
 * failures before the job `since` out of the queue.
 */
async function forgetOldFailures(
  pool: Pool,
  { task, since }: { task: string; since: string },
): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where task_identifier = $1 and id < $2 and attempts >= max_attempts and locked_at is null))`,
    [task, since],
  )
}

/**
 * Waits until the queue has written down what became of the last jobs of these workers; its own stop
 * does not. What is not written after three seconds is given back when somebody looks for the dead
 * (`unlockDeadWorkers`).
 */
async function waitUntilWritten(pool: Pool, workers: readonly string[]): Promise<void> {
  for (let waited = 0; waited < WITHIN_MS; waited += LOOK_MS) {
    const { rowCount } = await pool.query(
      'select 1 from graphile_worker.jobs where locked_by = any($1::text[]) limit 1',
      [workers],
    )
    if (rowCount === 0) return
    await pause(LOOK_MS)
  }
}
