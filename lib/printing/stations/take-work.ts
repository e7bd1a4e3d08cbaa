import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { addSeconds } from 'date-fns'
import { and, eq, sql } from 'drizzle-orm'
import { database, type Database } from '@/lib/db/client'
import { printJobs, printStations } from '@/lib/db/tables/prints'
import type { StationFacts, StationJob, StationWork } from '@/lib/domain/print-station'
import type { StationRecord } from './station-key'
import { beginWait } from './waits'

/** A station that waits hears of a job within so long. */
const LOOK_EVERY_MS = 500

/** So long a station that has a job need say nothing of it; then it is asked what became of it. */
const CLAIM_SECONDS = 60

/**
 * The next job of a station, waited for as long as the station does, and how the station is set. What it says of
 * its printer is written down for people to see.
 */
export async function takeWork(input: {
  station: StationRecord
  facts: StationFacts
  signal: AbortSignal
}): Promise<StationWork> {
  const { station, facts } = input
  const db = database()
  await noteFacts(db, station, facts)
  const { name, printer } = station
  const { signal, done } = beginWait(input.signal)
  try {
    const until = performance.now() + facts.waitSeconds * 1_000
    // Whoever went away is given nothing: it would be nobody's until its claim runs out.
    while (!signal.aborted) {
      const job = facts.isReady ? await claimJob(db, station.id, facts.instance) : null
      if (job !== null || performance.now() >= until) return { name, printer, job }
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
    return { name, printer, job: null }
  } finally {
    done()
  }
}

async function noteFacts(db: Database, station: StationRecord, facts: StationFacts) {
  const { printers, trouble } = facts
  await db
    .update(printStations)
    .set({ printers, trouble, seenAt: new Date() })
    .where(eq(printStations.id, station.id))
}

type Claimed = { id: string; paper: StationJob['paper'] }

/**
 * Gives a job to a station for a while. One that its folder had before comes back to it, since that
 * folder knows what was done with it; to another folder it comes only while its PDF never left here.
 * What left with a folder that is lost is in doubt, and no longer anybody's to print.
 */
async function claimJob(
  db: Database,
  stationId: number,
  instance: string,
): Promise<StationJob | null> {
  await db
    .update(printJobs)
    .set({ state: 'doubtful', endedAt: new Date() })
    .where(
      and(
        eq(printJobs.stationId, stationId),
        eq(printJobs.state, 'claimed'),
        sql`${printJobs.claimedUntil} < now() and ${printJobs.instance} <> ${instance}
          and ${printJobs.fetchedAt} is not null`,
      ),
    )
  const until = addSeconds(new Date(), CLAIM_SECONDS).toISOString()
  const { rows } = await db.execute<Claimed & { claim: string; pages: number }>(sql`
    with next as (
      select id from print_jobs
      where station_id = ${stationId}
        and (state = 'waiting' or (state = 'claimed' and claimed_until < now()))
      order by sent
      limit 1
      for update skip locked
    )
    update print_jobs jobs
    set state = 'claimed', claim = gen_random_uuid(), instance = ${instance},
      claimed_until = ${until}::timestamptz
    from next, print_runs runs
    where jobs.id = next.id and runs.id = jobs.run_id
    returning jobs.id, jobs.claim, runs.paper,
      (select coalesce(sum(pages), 1)::int from print_run_items items
        where items.run_id = jobs.run_id and items.place is not null) as pages`)
  return rows[0] ?? null
}
