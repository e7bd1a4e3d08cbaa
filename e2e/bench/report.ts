import { textTable } from '@/lib/testing/text-table'
import { ceilingTable, linesOf, ofEach } from './ceilings'
import type { FireResult } from './measure/measure-board-under-fire'
import type { FaultResult } from './measure/measure-faults'
import type { ImportResult } from './measure/measure-import'
import type { LabelResult } from './measure/measure-labels'
import type { PageResult } from './measure/measure-pages'
import type { PlacingResult } from './measure/measure-placing'
import type { ScanResult } from './measure/measure-scan'
import type { SoakResult } from './measure/measure-soak'
import { liveLines, loadLines } from './report-callbacks'
import { lockerLines } from './report-lockers'
import type { Figures, Measured } from './results'
import { standstillLines } from './standstill'
import { yardstickLines } from './yardstick'

const left = (title: string) => ({ title, align: 'left' }) as const
const right = (title: string) => ({ title, align: 'right' }) as const
const task = (ms: number) => (ms === 0 ? '<50' : String(ms))

/** Below its limit while something is missing says nothing. */
function budgetState({ scriptKb, budgetKb, uncounted }: PageResult): string {
  if (budgetKb === null) return ''
  if (scriptKb > budgetKb) return 'OVER'
  return uncounted.length === 0 ? 'ok' : '?'
}

const scriptName = (url: string) => new URL(url).pathname.split('/').at(-1) ?? url

/** A table of what pages weigh and take; scripts of unknown size are named beneath it. */
export function pageTable(pages: readonly PageResult[]): string[] {
  const columns = [
    left('page'),
    right('JS KB'),
    right('budget'),
    left(''),
    right('requests'),
    right('LCP ms'),
    right('longest task ms'),
  ]
  const rows = pages.map((page) => [
    page.name,
    page.scriptKb.toFixed(1) + (page.uncounted.length === 0 ? '' : '+'),
    page.budgetKb === null ? '-' : String(page.budgetKb),
    budgetState(page),
    String(page.requests),
    String(page.lcpMs),
    task(page.longestTaskMs),
  ])
  const missing = pages.flatMap(({ name, uncounted }) =>
    uncounted.map(
      (url) => `+ ${name}: and ${scriptName(url)}, whose size the browser did not tell`,
    ),
  )
  return [...textTable(columns, rows), ...missing]
}

function importTable(imports: readonly ImportResult[]): string[] {
  const columns = [
    left('file'),
    right('rows'),
    right('KB'),
    right('read ms'),
    right('rows shown ms'),
    right('checked ms'),
    right('longest task ms'),
    right('of 50 ms or more'),
  ]
  const rows = imports.map(({ file, longestTaskMs, ...figures }) => [
    file,
    String(figures.rows),
    String(figures.kb),
    String(figures.readMs),
    String(figures.gridMs),
    String(figures.checkedMs),
    task(longestTaskMs),
    String(figures.longTasks),
  ])
  return textTable(columns, rows)
}

function faultTable(faults: FaultResult): string[] {
  const { schedules, asked, there, shown, unconfirmed, wrong } = faults
  const columns = [
    right('schedules'),
    right('asked for'),
    right('on the platform'),
    right('shown'),
    right('of them not confirmed'),
    right('wrong'),
  ]
  return textTable(columns, [[schedules, asked, there, shown, unconfirmed, wrong].map(String)])
}

function labelTable({ labels, fetchMs, readyMs, mergedKb, grewMb, grewBigMb }: LabelResult) {
  const columns = [
    right('labels'),
    right('fetched ms'),
    right('ready ms'),
    right('times'),
    right('PDF KB'),
    right('memory MB'),
    right('of 300 KB each'),
  ]
  const times = (readyMs / fetchMs).toFixed(2)
  return textTable(columns, [
    [
      ...[labels, fetchMs, readyMs].map(String),
      times,
      ...[mergedKb, grewMb, grewBigMb].map(String),
    ],
  ])
}

function scanTable({ waybills, orders, scans, medianMs, p95Ms, worstMs, budgetMs }: ScanResult) {
  const columns = [
    right('in the batch'),
    right('orders'),
    right('scans'),
    right('p50 ms'),
    right('p95 ms'),
    right('budget'),
    left(''),
    right('worst ms'),
  ]
  return textTable(columns, [
    [
      ...[waybills, orders, scans, medianMs, p95Ms, budgetMs].map(String),
      p95Ms < budgetMs ? 'ok' : 'OVER',
      String(worstMs),
    ],
  ])
}

const fireLine = ({ cards, changes, seconds, longestTaskMs, longTasks }: FireResult) =>
  `Board under fire: ${cards} cards, ${changes} changes in ${seconds} s: longest task ${task(longestTaskMs)} ms, ${longTasks} of 50 ms or more`

const placingLine = ({ orders, own, whole }: PlacingResult) =>
  `Orders placed: ${orders}, one after the other: ${whole.p50Ms} ms (p50) and ${whole.p99Ms} ms (p99), of which our own ${own.p50Ms} and ${own.p99Ms}`

function soakLines({ minutes, pages, callbacks, warm, end }: SoakResult): string[] {
  const held = Object.entries(end.held)
    .map(([name, size]) => `${name} ${warm.held[name] ?? 0} to ${size}`)
    .join(', ')
  return [
    `Soak: ${minutes} min, ${pages} pages, ${callbacks} callbacks; after collections of garbage, warm and at the end: heap ${warm.heapMb} and ${end.heapMb} MB, process ${warm.rssMb} and ${end.rssMb} MB`,
    `Held by name: ${held}`,
  ]
}

type Details = { [Part in keyof Figures]: (figures: Figures[Part]) => string[] }

const DETAILS: Details = {
  pages: ({ bare, pages }) => [
    'Pages: nothing in the browser, median of 5; KB of 1,000 bytes, gzip',
    ...pageTable([bare, ...pages]),
  ],
  placing: (placing) => [placingLine(placing)],
  boardUnderFire: (fire) => [fireLine(fire)],
  imports: (imports) => [
    'Imports: median of 3; from the file to its columns, from the press to rows and to all mistakes',
    ...importTable(imports),
  ],
  lockers: lockerLines,
  live: liveLines,
  callbacks: loadLines,
  soak: soakLines,
  faults: (faults) => [
    'Faults: schedules of lost answers, ended processes and lost, late, repeated callbacks',
    ...faultTable(faults),
  ],
  labels: (labels) => [
    'Labels: fetched through the throttle of one connection, and joined to one PDF',
    ...labelTable(labels),
  ],
  scan: (scan) => [
    "Scans out of one import, from the scanner's Enter to the answer on the screen",
    ...scanTable(scan),
  ],
}

/** Everything that was measured, for a terminal: the details, and one table with the ceilings. */
export function reportLines(results: Measured): string[] {
  const { machine, yardstick, standstills, conditions, figures, failed } = results
  const { width, height } = conditions.viewport
  const lines = linesOf(figures)
  const over = lines.filter(({ isReached }) => !isReached).length
  return [
    ...ofEach(DETAILS, figures).flatMap((lines) => ['', ...lines]),
    '',
    `In a browser of ${width}x${height}, CPU ${conditions.cpuSlowDown}x slower where nothing else is said`,
    ...ceilingTable(lines),
    '',
    `${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB, load ${machine.loadBefore} before and up to ${machine.loadMost} meanwhile; Node ${machine.node}, Next ${machine.next}, Chromium ${machine.chromium}, commit ${machine.commit ?? 'unknown'}`,
    ...(machine.loadBefore > machine.cores
      ? [
          'The machine was busy with something else: take the ratios, the times are longer than they should be.',
        ]
      : []),
    ...standstillLines(standstills),
    ...yardstickLines(yardstick.before, yardstick.after),
    over === 0 ? 'Everything measured is as it should be.' : `${over} of ${lines.length} are over.`,
    ...failed.map(({ part, why }) => `Not measured: ${part}, ${why}`),
  ]
}
