import { textTable } from '@/lib/testing/text-table'
import type { Machine } from '../machine'
import type { ScaleResult } from './run-scale'

export type ScaleReport = { machine: Omit<Machine, 'chromium'>; results: ScaleResult[] }

const left = (title: string) => ({ title, align: 'left' }) as const
const right = (title: string) => ({ title, align: 'right' }) as const
const counted = (orders: number) => orders.toLocaleString('en')

/** Under so many milliseconds a ratio says more of chance than of what was measured. */
const LEAST_MS = 5

/** How many times as long the last takes as the first: a tenth of nothing is nothing to speak of. */
export const ratioOf = (first: number, last: number): number =>
  Math.round((Math.max(last, LEAST_MS) / Math.max(first, LEAST_MS)) * 10) / 10

/** One line for everything that was measured, with a column for each amount and the ratio. */
export function scaleLines({ machine, results }: ScaleReport): string[] {
  const [first] = results
  const last = results.at(-1)
  if (!first || !last) return ['Nothing was measured.']
  const columns = [
    left('what'),
    left(''),
    ...results.map(({ orders }) => right(`${counted(orders)} ms`)),
    right('times'),
  ]
  const rows = first.figures.map(({ group, name }, at) => {
    const each = results.map(({ figures }) => figures[at]?.ms ?? Number.NaN)
    const ratio = ratioOf(each[0] ?? Number.NaN, each.at(-1) ?? Number.NaN)
    return [group, name, ...each.map((ms) => ms.toFixed(1)), ratio.toFixed(1)]
  })
  const { cores, cpu, loadBefore, node, commit } = machine
  return [
    '',
    `Among more and more orders: the same questions, ${first.figures.length} of them, median of 7`,
    ...textTable(columns, rows),
    '',
    ...results.map(
      ({ orders, loadSeconds, bytes }) =>
        `${counted(orders)} orders: loaded in ${loadSeconds} s, ${(bytes / 2 ** 30).toFixed(2)} GB`,
    ),
    `${cores} cores (${cpu}), load ${loadBefore} before; Node ${node}, commit ${commit ?? 'unknown'}`,
    ...(loadBefore > cores
      ? ['The machine was busy with something else, so the times are longer than they should be.']
      : []),
  ]
}
