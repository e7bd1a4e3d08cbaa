import { setTimeout as pause } from 'node:timers/promises'
import type { StationFacts, StationTrouble } from '@/lib/domain/print-station'
import { runJob, settle, type Station } from './run-job'
import { ServerProblem } from './station-client'

const LOOK_EVERY_MS = 1_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const WAIT_SECONDS = 20
/** A printer in trouble is looked at again soon. */
const TROUBLE_WAIT_SECONDS = 2

/**
 * Takes the jobs of the station one after another until `signal`, and tells what becomes of those
 * that were handed over. A server or a printer that cannot be reached is tried again.
 */
export async function runStation(station: Station, signal: AbortSignal): Promise<void> {
  await Promise.all([takeJobs(station, signal), watchJobs(station, signal)])
}

async function takeJobs(station: Station, signal: AbortSignal): Promise<void> {
  const told = sayOnce(station.say)
  let printer: string | null = null
  let failures = 0
  // At first only to hear how it is set.
  let wait = 0
  while (!signal.aborted) {
    try {
      const { facts, queue } = await look(station, printer)
      const waitSeconds = facts.isReady ? wait : Math.min(wait, TROUBLE_WAIT_SECONDS)
      const work = await station.client.work({ ...facts, waitSeconds }, signal)
      wait = WAIT_SECONDS
      failures = 0
      told('server', `Connected as ${work.name}`)
      told('trouble', facts.trouble ? lineOf(facts.trouble) : `Printing on ${queue}`)
      printer = work.printer
      if (work.job && queue !== null) await runJob(station, work.job, queue)
    } catch (error) {
      if (!isOver(signal)) told('server', serverLine(error))
      const rest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
      failures += 1
      wait = 0
      await pause(rest, undefined, { signal }).catch(() => undefined)
    }
  }
}

async function watchJobs(station: Station, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const { jobId, state, isTold } of station.records.all()) {
      if (station.atHand.has(jobId) || (state === 'ended' && isTold)) continue
      // CUPS or the server is away: later.
      await settle(station, jobId).catch(() => false)
    }
    await station.records.forgetOld(new Date())
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

const isOver = (signal: AbortSignal) => signal.aborted

type Looked = { facts: Omit<StationFacts, 'waitSeconds'>; queue: string | null }

/** What this computer's printers are like now; `printer` is the one that the station is set to. */
async function look(station: Station, printer: string | null): Promise<Looked> {
  const { instance } = station.records
  const base = { instance, printers: [], usualPrinter: null, isReady: false }
  try {
    const { names, usual } = await station.printers.queues()
    const queue = printer ?? usual
    const trouble =
      queue === null
        ? ({ code: 'no-printer', detail: '' } as const)
        : await station.printers.trouble(queue)
    const facts = { ...base, printers: names, usualPrinter: usual, trouble: short(trouble) }
    return { facts: { ...facts, isReady: trouble === null }, queue }
  } catch (error) {
    const detail = error instanceof Error ? error.message : ''
    return { facts: { ...base, trouble: short({ code: 'no-cups', detail }) }, queue: null }
  }
}

const LONGEST_DETAIL = 300

const short = (trouble: StationTrouble | null) =>
  trouble && { ...trouble, detail: trouble.detail.slice(0, LONGEST_DETAIL) }

const WORDS: Readonly<Record<StationTrouble['code'], string>> = {
  'no-cups': 'CUPS does not answer on this computer',
  'no-printer': 'There is no such printer on this computer',
  paused: 'The printer is paused',
  rejecting: 'The printer takes no jobs',
  'paper-empty': 'The printer has no paper',
  'paper-jam': 'Paper is jammed in the printer',
  open: 'The printer is open',
  'supply-empty': 'The printer has no toner, ink or ribbon',
  offline: 'The printer is off, or not connected',
  other: 'The printer does not print',
}

const lineOf = ({ code, detail }: StationTrouble) =>
  detail === '' ? WORDS[code] : `${WORDS[code]}: ${detail}`

function serverLine(error: unknown): string {
  if (error instanceof ServerProblem && error.kind === 'refused') {
    return 'The server does not know this key. Give the station a new one under Settings, Print stations.'
  }
  const why = error instanceof Error ? error.message : String(error)
  return `The server cannot be reached (${why}); trying again.`
}

/** Says each kind of thing once, until something else of that kind is to be said. */
function sayOnce(say: (line: string) => void): (kind: string, line: string) => void {
  const last = new Map<string, string>()
  return (kind, line) => {
    if (last.get(kind) === line) return
    last.set(kind, line)
    say(line)
  }
}
