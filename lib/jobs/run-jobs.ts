import 'server-only'
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'

/** What a task does with its payload. It throws to be tried again later. */
export type Task = (payload: unknown) => Promise<void>

export type RepeatedTask = { task: string; everyMinutes: number }

const CONCURRENCY = 4

const workerLog = new Logger(() => (level, message, meta) => {
  // A failing job is told once, by the queue; its steps are of no interest.
  const name: string = level
  if (name === 'error') log().error({ job: meta?.['job'], message }, 'jobs')
  else if (name === 'warning') log().warn({ message }, 'jobs')
  else log().debug({ message }, 'jobs')
})

/** Works through the queue until stopped; any number of instances share it. */
export async function runJobs(input: {
  pool: Pool
  tasks: Readonly<Record<string, Task>>
  repeated: readonly RepeatedTask[]
}): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(input.tasks).map(([name, task]) => [name, (payload: unknown) => task(payload)]),
  )
  return run({
    pgPool: input.pool,
    taskList,
    concurrency: CONCURRENCY,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: workerLog,
    parsedCronItems: parseCronItems(
      input.repeated.map(({ task, everyMinutes }) => ({
        task,
        match: `*/${everyMinutes} * * * *`,
        options: { backfillPeriod: 0, maxAttempts: 1 },
      })),
    ),
  })
}
