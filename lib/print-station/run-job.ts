import { rm } from 'node:fs/promises'
import type { JobNews, StationJob } from '@/lib/domain/print-station'
import type { Cups } from './cups'
import type { JobRecord, Records } from './records'
import { ServerProblem, type StationClient } from './station-client'

export type Station = {
  client: StationClient
  records: Records
  printers: Cups
  /** The jobs that are being handed over just now: nobody else looks at them. */
  atHand: Set<string>
  /** One line at the terminal. */
  say: (line: string) => void
}

/** The names of the papers in CUPS. */
const MEDIA = { A4: 'A4', '100X150': 'Custom.100x150mm' } as const

/** By which a job is found again in the queue: no other claim of it has this title. */
const titleOf = ({ jobId, claim }: Pick<JobRecord, 'jobId' | 'claim'>) =>
  `Handover ${jobId.slice(0, 8)} ${claim.slice(0, 8)}`

/**
 * Does one job that the server gave: at most once. What is on record here is never handed over
 * again, whoever offers it; before `lp` runs, the record says that it may have.
 */
export async function runJob(station: Station, job: StationJob, queue: string): Promise<void> {
  station.atHand.add(job.id)
  try {
    await handOver(station, job, queue)
  } finally {
    station.atHand.delete(job.id)
  }
}

async function handOver(station: Station, job: StationJob, queue: string): Promise<void> {
  const { client, records, printers, say } = station
  const before = records.of(job.id)
  if (before) {
    // The server lost sight of it: it hears what became of it, under the claim that it has now.
    await records.write({ ...before, isTold: false })
    await settle(station, before.jobId, job.claim)
    return
  }
  const file = records.pdf(job.id)
  await client.pdf(job, file)
  const record: JobRecord = {
    jobId: job.id,
    claim: job.claim,
    queue,
    state: 'handing',
    queueJob: null,
    result: null,
    detail: '',
    isTold: false,
    at: new Date().toISOString(),
  }
  await records.write(record)
  say(`Job ${job.id.slice(0, 8)}: ${job.pages} pages to ${queue}`)
  const title = titleOf(record)
  const { id, refusal } = await printers.submit({ queue, file, title, media: MEDIA[job.paper] })
  await rm(file, { force: true })
  if (id !== null) await records.write({ ...record, state: 'handed', queueJob: id })
  else if (refusal !== null) await end(station, record, { result: 'failed', detail: refusal })
  await settle(station, job.id, job.claim)
}

/**
 * Looks what became of a job on record, and tells the server what it does not know yet. Whether it
 * is over and told.
 */
export async function settle(
  station: Station,
  jobId: string,
  claim: string | null = null,
): Promise<boolean> {
  const record = station.records.of(jobId)
  if (!record) return true
  const looked = record.state === 'ended' ? record : await look(station, record)
  if (looked.state === 'ended' && looked.isTold && claim === null) return true
  await tell(station, looked, claim ?? looked.claim)
  return looked.state === 'ended'
}

/** What CUPS says of a job that is not over, written down. */
async function look(station: Station, record: JobRecord): Promise<JobRecord> {
  const { printers, records } = station
  const found =
    record.queueJob === null
      ? await printers.jobByTitle(record.queue, titleOf(record))
      : await printers.job(record.queueJob)
  if (found === null) {
    // Handed over or not, printed or not: CUPS knows nothing of it.
    return end(station, record, { result: 'doubtful', detail: '' })
  }
  const known: JobRecord = { ...record, state: 'handed', queueJob: found.id }
  if (found.state === 'open') {
    if (record.state !== 'handed') await records.write(known)
    return known
  }
  // Some of it may have come out before it was stopped.
  const stopped = found.isBegun ? 'doubtful' : 'failed'
  const result = found.state === 'completed' ? 'printed' : stopped
  return end(station, known, { result, detail: found.detail })
}

async function end(
  { records, say }: Station,
  record: JobRecord,
  { result, detail }: { result: NonNullable<JobRecord['result']>; detail: string },
): Promise<JobRecord> {
  const ended: JobRecord = { ...record, state: 'ended', result, detail }
  await records.write(ended)
  say(`Job ${record.jobId.slice(0, 8)}: ${result}${detail === '' ? '' : `, ${detail}`}`)
  return ended
}

const LONGEST_DETAIL = 300

async function tell(station: Station, record: JobRecord, claim: string): Promise<void> {
  const { client, records } = station
  const { jobId, queue, queueJob, result, detail } = record
  const news: JobNews = {
    claim,
    state: record.state === 'ended' && result !== null ? result : 'handed',
    queueJob: queueJob === null ? null : `${queue}-${queueJob}`,
    detail: detail.slice(0, LONGEST_DETAIL),
  }
  try {
    await client.tell(jobId, news)
  } catch (error) {
    // A job that the server no longer has is nobody's to hear of.
    if (!(error instanceof ServerProblem) || error.kind !== 'gone') throw error
  }
  if (record.state === 'ended') await records.write({ ...record, claim, isTold: true })
}
