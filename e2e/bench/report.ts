import { textTable } from '@/lib/testing/text-table'
import type { Machine } from './machine'
import type { FireResult } from './measure/measure-board-under-fire'
import type { FaultResult } from './measure/measure-faults'
import { LONGEST_TASK_MS, type ImportResult } from './measure/measure-import'
import type { LabelResult } from './measure/measure-labels'
import type { LockersResult } from './measure/measure-lockers'
import type { PageResult } from './measure/measure-pages'
import type { ScanResult } from './measure/measure-scan'
import { callbackLines, missedByCallbacks, type CallbackPart } from './report-callbacks'
import { lockerLines, missedByLockers } from './report-lockers'

export type BenchResults = CallbackPart & {
  machine: Machine
  /** What a page was loaded under. */
  conditions: { cpuSlowDown: number; viewport: { width: number; height: number } }
  pages: PageResult[]
  boardUnderFire: FireResult
  imports: ImportResult[]
  lockers: LockersResult
  faults: FaultResult
  labels: LabelResult
  scan: ScanResult
  /** One sentence for each budget that was missed. */
  missed: string[]
}

const left = (title: string) => ({ title, align: 'left' }) as const
const right = (title: string) => ({ title, align: 'right' }) as const
const task = (ms: number) => (ms === 0 ? '<50' : String(ms))

/** What is over its limit, in a sentence each. */
export function missedBudgets({
  pages,
  imports,
  lockers,
  scan,
  callbacks,
  live,
}: Omit<BenchResults, 'missed'>): string[] {
  return [
    ...missedByPages(pages),
    ...missedByImports(imports),
    ...missedByLockers(lockers),
    ...missedByCallbacks({ callbacks, live }),
    ...missedByScan(scan),
  ]
}

function missedByScan({ p95Ms, budgetMs }: ScanResult): string[] {
  return p95Ms < budgetMs ? [] : [`a scan: ${p95Ms} ms (p95), budget ${budgetMs} ms`]
}

function missedByImports(imports: readonly ImportResult[]): string[] {
  return imports.flatMap(({ file, longestTaskMs }) =>
    longestTaskMs < LONGEST_TASK_MS
      ? []
      : [`${file}: the page stood still for ${longestTaskMs} ms, limit ${LONGEST_TASK_MS} ms`],
  )
}

function missedByPages(pages: readonly PageResult[]): string[] {
  return pages.flatMap(({ name, scriptKb, budgetKb }) =>
    budgetKb === null || scriptKb <= budgetKb
      ? []
      : [`${name}: ${scriptKb} KB of JavaScript, budget ${budgetKb} KB`],
  )
}

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

/** Everything that was measured, for a terminal. */
export function reportLines(results: BenchResults): string[] {
  const { machine, conditions, boardUnderFire: fire, missed } = results
  const { width, height } = conditions.viewport
  return [
    '',
    `Pages: cold, CPU ${conditions.cpuSlowDown}x slower, ${width}x${height}, median of 3; KB of 1,000 bytes, gzip`,
    ...pageTable(results.pages),
    '',
    `Board under fire: ${fire.cards} cards, ${fire.changes} changes in ${fire.seconds} s: longest task ${task(fire.longestTaskMs)} ms, ${fire.longTasks} of 50 ms or more`,
    '',
    `Imports: CPU ${conditions.cpuSlowDown}x slower, median of 3; from the file to its columns, from the press to rows and to all mistakes`,
    ...importTable(results.imports),
    '',
    ...lockerLines(results.lockers),
    '',
    ...callbackLines(results),
    '',
    'Faults: schedules of lost answers, ended processes and lost, late, repeated callbacks',
    ...faultTable(results.faults),
    '',
    'Labels: fetched through the throttle of one connection, and joined to one PDF',
    ...labelTable(results.labels),
    '',
    `Scans out of one import, from the scanner's Enter to the answer on the screen, CPU ${conditions.cpuSlowDown}x slower`,
    ...scanTable(results.scan),
    '',
    `${machine.cores} cores (${machine.cpu}), load ${machine.loadBefore} before; Node ${machine.node}, Next ${machine.next}, Chromium ${machine.chromium}, commit ${machine.commit ?? 'unknown'}`,
    ...(machine.loadBefore > machine.cores
      ? ['The machine was busy with something else, so the times are longer than they should be.']
      : []),
    ...(missed.length === 0
      ? ['Every budget was kept.']
      : ['Budgets missed:', ...missed.map((line) => `  ${line}`)]),
  ]
}
