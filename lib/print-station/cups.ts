import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { PrinterTrouble, StationTrouble } from '@/lib/domain/print-station'
import { askCups, type CupsAddress, type IppGroup } from './ipp'

/** Where CUPS listens on Linux and on macOS. */
const SOCKETS = ['/run/cups/cups.sock', '/var/run/cups/cups.sock', '/private/var/run/cupsd']
const USUAL_PORT = 631

/** RFC 8011 §4.1.3 and §4.1.16: below this it went well. */
const FIRST_ERROR = 0x0400
const NOT_FOUND = 0x0406

/** RFC 8011 §5.3.7. */
const JOB_STATES = { 7: 'canceled', 8: 'aborted', 9: 'completed' } as const
const STOPPED = 5

export type QueueJob = {
  id: number
  state: 'open' | 'canceled' | 'aborted' | 'completed'
  /** The printer began with it. */
  isBegun: boolean
  /** What CUPS says of it; empty where it says nothing. */
  detail: string
}

export type Cups = ReturnType<typeof cups>

/** The printers of this computer. `host` is `name:port` of another CUPS than its own. */
export function cups(host: string | null) {
  const address = addressOf(host)
  return {
    queues: () => queues(address),
    trouble: (queue: string) => trouble(address, queue),
    submit: (job: SubmitJob) => submit(host, job),
    job: (id: number) => jobById(address, id),
    jobByTitle: (queue: string, title: string) => jobByTitle(address, queue, title),
  }
}

function addressOf(host: string | null): CupsAddress {
  if (host !== null) {
    const [name = 'localhost', port] = host.split(':')
    return { host: name, port: Number(port ?? USUAL_PORT) }
  }
  const socketPath = SOCKETS.find((path) => existsSync(path))
  return socketPath === undefined ? { host: 'localhost', port: USUAL_PORT } : { socketPath }
}

/** Names of all queues, and the one that the computer uses when none is named. Throws without CUPS. */
async function queues(address: CupsAddress): Promise<{ names: string[]; usual: string | null }> {
  const wanted = { 'requested-attributes': { tag: 'keyword', text: 'printer-name' } } as const
  const all = await askCups(address, 'cups-get-printers', wanted)
  const usual = await askCups(address, 'cups-get-default', wanted)
  const names = all.groups.flatMap((group) => textOf(group, 'printer-name') || [])
  const [first] = usual.status < FIRST_ERROR ? usual.groups : []
  const chosen = first ? textOf(first, 'printer-name') : ''
  // A computer with one printer needs no choice.
  return { names, usual: chosen || (names.length === 1 ? (names[0] ?? null) : null) }
}

/** What a printer tells of itself (RFC 8011 §5.4.12), and what it means; the first that fits counts. */
const REASONS: readonly [RegExp, PrinterTrouble][] = [
  [/^media-jam/, 'paper-jam'],
  [/^(media-empty|media-needed|input-tray-missing)/, 'paper-empty'],
  [/^(cover-open|door-open|interlock-open)/, 'open'],
  [/^(toner-empty|marker-supply-empty|marker-waste-full)/, 'supply-empty'],
  [/^(offline|timed-out|connecting-to-device|shutdown)/, 'offline'],
  [/^(paused|moving-to-paused|stopped)/, 'paused'],
]

/** Why a queue does not print; null where it does, or where all that is said is a warning. */
async function trouble(address: CupsAddress, queue: string): Promise<StationTrouble | null> {
  const answer = await askCups(address, 'get-printer-attributes', {
    'printer-uri': { tag: 'uri', text: queueUri(queue) },
    'requested-attributes': {
      tag: 'keyword',
      text: [
        'printer-state',
        'printer-state-reasons',
        'printer-state-message',
        'printer-is-accepting-jobs',
      ],
    },
  })
  const [printer] = answer.groups
  if (answer.status >= FIRST_ERROR || !printer) return { code: 'no-printer', detail: queue }
  const detail = textOf(printer, 'printer-state-message')
  const reasons = (printer['printer-state-reasons'] ?? [])
    .map(String)
    .filter((reason) => reason !== 'none' && !/-(warning|report)$/.test(reason))
  for (const [pattern, code] of REASONS) {
    if (reasons.some((reason) => pattern.test(reason))) return { code, detail }
  }
  if (printer['printer-is-accepting-jobs']?.[0] === false) return { code: 'rejecting', detail }
  return printer['printer-state']?.[0] === STOPPED ? { code: 'paused', detail } : null
}

type SubmitJob = {
  queue: string
  /** The path of the PDF. */
  file: string
  title: string
  /** The name of the paper in CUPS. */
  media: string
}

/** `id`: the queue has it. `refusal`: it does not, for certain. Neither: nobody can say. */
export type Submitted = { id: number | null; refusal: string | null }

/** More than `lp` needs for a file of any size to a CUPS that answers. */
const LP_MS = 60_000

/** Hands a PDF over with `lp`, at its own size. */
function submit(host: string | null, { queue, file, title, media }: SubmitJob): Promise<Submitted> {
  const options = ['-o', `media=${media}`, '-o', 'print-scaling=none']
  const args = [...(host === null ? [] : ['-h', host]), '-d', queue, '-t', title, ...options]
  return new Promise((resolve) => {
    const lp = spawn('lp', [...args, '--', file], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LP_MS,
    })
    let said = ''
    let complaint = ''
    lp.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
    lp.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()))
    lp.on('error', (error) => resolve({ id: null, refusal: error.message }))
    lp.on('close', (code) => {
      const id = /-(\d+)\s*\(/.exec(said)?.[1]
      if (id !== undefined) resolve({ id: Number(id), refusal: null })
      // It ended by itself and says no: nothing was taken. One that was killed proves nothing.
      else resolve({ id: null, refusal: code === null || code === 0 ? null : complaint.trim() })
    })
  })
}

const JOB_FACTS = {
  'requested-attributes': {
    tag: 'keyword',
    text: [
      'job-id',
      'job-name',
      'job-state',
      'job-state-message',
      'job-printer-state-message',
      'time-at-processing',
    ],
  },
} as const

/** A job as CUPS has it; null where it knows none of that number. */
async function jobById(address: CupsAddress, id: number): Promise<QueueJob | null> {
  const answer = await askCups(address, 'get-job-attributes', {
    'job-uri': { tag: 'uri', text: `ipp://localhost/jobs/${id}` },
    ...JOB_FACTS,
  })
  if (answer.status === NOT_FOUND) return null
  const [group] = answer.groups
  if (answer.status >= FIRST_ERROR || !group) {
    throw new Error(`CUPS did not tell of job ${id}: 0x${answer.status.toString(16)}`)
  }
  return jobOf(group)
}

/** The job of a queue with this title, finished ones too; null where there is none. */
async function jobByTitle(
  address: CupsAddress,
  queue: string,
  title: string,
): Promise<QueueJob | null> {
  const answer = await askCups(address, 'get-jobs', {
    'printer-uri': { tag: 'uri', text: queueUri(queue) },
    'which-jobs': { tag: 'keyword', text: 'all' },
    ...JOB_FACTS,
  })
  const group = answer.groups.find((one) => textOf(one, 'job-name') === title)
  return group ? jobOf(group) : null
}

function jobOf(group: IppGroup): QueueJob {
  const state = Number(group['job-state']?.[0])
  const ended = state === 7 || state === 8 || state === 9 ? JOB_STATES[state] : 'open'
  const detail = textOf(group, 'job-state-message') || textOf(group, 'job-printer-state-message')
  return {
    id: Number(group['job-id']?.[0]),
    state: ended,
    isBegun: isTime(group['time-at-processing']?.[0]),
    detail,
  }
}

/** What never was has no value, which is no number. */
const isTime = (value: unknown) => typeof value === 'number' && value > 0

const queueUri = (queue: string) => `ipp://localhost/printers/${encodeURIComponent(queue)}`

function textOf(group: IppGroup, name: string): string {
  const value = group[name]?.[0]
  return typeof value === 'string' ? value : ''
}
