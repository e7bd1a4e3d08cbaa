import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'

export type JobSpec = {
  task: string
  payload: Record<string, unknown>
  /**
   * What it is about: at most one job waits under a key. Adding it again replaces what waits, and
   * supersedes what has begun or was given up: the new one answers for it (decision 0188).
   */
  key: string
  /** What waits under the key, or was given up, is left as it is: the job is not added. */
  once?: boolean
  /** What waits under the key keeps its time, however often it is added; `runAt` is for a new one. */
  keepTime?: boolean
  runAt?: Date
  maxAttempts?: number
  /** Nobody waits for it: what is due and says nothing of this is done before, also what came later. */
  patient?: boolean
}

/** Adds a job to the queue; in a transaction it exists when, and only when, that commits. */
export async function addJob(queries: Queries, spec: JobSpec): Promise<void> {
  await queries.execute(sql`select ${addedJob(spec)}`)
}

/** The expression that adds it. */
export function addedJob(spec: JobSpec): SQL {
  return sql`graphile_worker.add_job(
      ${spec.task}::text,
      ${JSON.stringify(spec.payload)}::json,
      job_key := ${spec.key}::text,
      job_key_mode := ${keyMode(spec)}::text,
      run_at := ${spec.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts := ${spec.maxAttempts ?? MOST_ATTEMPTS}::int,
      priority := ${spec.patient ? PATIENT : 0}::int
    )`
}

/** The expression that adds several jobs that are due now, as `addJob` does; it gives their number. */
export function addedJobs(specs: readonly Pick<JobSpec, 'task' | 'payload' | 'key'>[]): SQL {
  return sql`(
    select count(*) from graphile_worker.add_jobs(array(
      select row(task, payload, null, null, ${MOST_ATTEMPTS}::int, key, null, null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(specs)}::json)
        as spec (task text, payload json, key text))))`
}

const MOST_ATTEMPTS = 12
/** The queue takes the lowest first. */
const PATIENT = 10

function keyMode({ once, keepTime }: JobSpec): string {
  if (once) return 'unsafe_dedupe'
  return keepTime ? 'preserve_run_at' : 'replace'
}
