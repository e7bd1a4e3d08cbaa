import { textTable } from '@/lib/testing/text-table'
import type { Figures } from './results'

/** One figure, what it is to reach, and what the same machine did in the same run with next to nothing. */
export type Line = {
  what: string
  measured: string
  toReach: string
  ceiling: string
  isReached: boolean
}

const LEAST_OF_BARE = 0.8
const PAINT = { times: 1.5, mostMs: 1_500 }
const OPENING_MS = 300
/** Of one task while a map moves at full speed: more is felt as a jerk. */
const MAP_TASK_MS = 100
const IMPORT_MS = 2_500
const IMPORT_TASK_MS = 100

type Lines = { [Part in keyof Figures]: (figures: Figures[Part]) => Line[] }

const line = (what: string, measured: string, toReach: string, isReached: boolean): Line => ({
  what,
  measured,
  toReach,
  ceiling: '',
  isReached,
})
const ms = (value: number) => `${value} ms`
const task = (value: number) => (value === 0 ? 'below 50 ms' : ms(value))
const percent = (share: number) => `${Math.round(share * 100)} %`

/** Each figure beside its ceiling, of what was measured. */
export function linesOf(figures: Partial<Figures>): Line[] {
  return ofEach(LINES, figures).flat()
}

/** What is made of each part that was measured, in the order of those who make it. */
export function ofEach<Made>(
  makers: { [Part in keyof Figures]: (figures: Figures[Part]) => Made },
  figures: Partial<Figures>,
): Made[] {
  return (Object.keys(makers) as (keyof Figures)[]).flatMap((part) => {
    const make = makers[part] as (measured: unknown) => Made
    return figures[part] === undefined ? [] : [make(figures[part])]
  })
}

/** For a terminal. */
export function ceilingTable(lines: readonly Line[]): string[] {
  const columns = ['what', 'measured', 'to reach', 'bare, in the same run', ''].map(
    (title) => ({ title, align: 'left' }) as const,
  )
  return textTable(
    columns,
    lines.map(({ what, measured, toReach, ceiling, isReached }) => [
      what,
      measured,
      toReach,
      ceiling,
      isReached ? 'ok' : 'OVER',
    ]),
  )
}

const LINES: Lines = {
  callbacks: ({ product, baseline, ratio, connections }) => [
    {
      what: `food callbacks, ${connections} connections`,
      measured: `${product.perSecond}/s, ${percent(ratio)}`,
      toReach: `${percent(LEAST_OF_BARE)} of the bare handler`,
      ceiling: `${baseline.perSecond}/s`,
      isReached: ratio >= LEAST_OF_BARE,
    },
  ],
  live: ({ product, bare, streams, perSecond, budgetMs, budgetTimes }) => [
    {
      what: `callback until ${streams} boards show it, ${perSecond}/s, p99`,
      measured: ms(product.p99Ms),
      toReach: `${budgetMs} ms and ${budgetTimes} times bare streams`,
      ceiling: ms(bare.p99Ms),
      isReached: product.p99Ms <= Math.min(budgetMs, bare.p99Ms * budgetTimes),
    },
  ],
  placing: ({ own, budget }) => [
    line(
      'order placed, our own time, p50',
      ms(own.p50Ms),
      ms(budget.p50Ms),
      own.p50Ms <= budget.p50Ms,
    ),
    line(
      'order placed, our own time, p99',
      ms(own.p99Ms),
      ms(budget.p99Ms),
      own.p99Ms <= budget.p99Ms,
    ),
  ],
  pages: ({ bare, pages }) =>
    pages.flatMap(({ name, scriptKb, budgetKb, lcpMs }) => [
      ...(budgetKb === null
        ? []
        : [
            {
              ...line(
                `JavaScript: ${name}`,
                `${scriptKb} KB`,
                `${budgetKb} KB`,
                scriptKb <= budgetKb,
              ),
              ceiling: `${bare.scriptKb} KB`,
            },
          ]),
      {
        what: `painted: ${name}`,
        measured: `${ms(lcpMs)}, ${(lcpMs / bare.lcpMs).toFixed(1)} times`,
        toReach: `${PAINT.times} times bare, ${PAINT.mostMs} ms`,
        ceiling: ms(bare.lcpMs),
        isReached: lcpMs <= Math.min(PAINT.mostMs, bare.lcpMs * PAINT.times),
      },
    ]),
  boardUnderFire: ({ cards, changes, longTasks, longestTaskMs }) => [
    line(
      `board under fire, ${cards} cards, ${changes} changes: tasks of 50 ms`,
      `${longTasks}, longest ${task(longestTaskMs)}`,
      'none',
      longTasks === 0,
    ),
  ],
  imports: (imports) =>
    imports.flatMap(({ file, rows, readMs, gridMs, longestTaskMs }) => [
      line(
        `${rows} rows of ${file}: from the file to rows`,
        ms(readMs + gridMs),
        ms(IMPORT_MS),
        readMs + gridMs <= IMPORT_MS,
      ),
      line(
        `${rows} rows of ${file}: longest task`,
        task(longestTaskMs),
        ms(IMPORT_TASK_MS),
        longestTaskMs <= IMPORT_TASK_MS,
      ),
    ]),
  lockers: ({ lockers, opening, maps }) => [
    ...[
      { name: 'picker', at: opening.picker.ms },
      { name: 'page', at: opening.page.ms },
    ].map(({ name, at }) =>
      line(`${name} of ${lockers} lockers opens`, ms(at), ms(OPENING_MS), at <= OPENING_MS),
    ),
    ...maps.map(({ slowDown, moves, longestTaskMs, longTasks }) =>
      line(
        `map of lockers, ${moves} moves, ${slowDown} times slower: longest task`,
        `${task(longestTaskMs)}, ${longTasks} of 50 ms`,
        `${MAP_TASK_MS} ms, at most 10 of 50 ms`,
        longestTaskMs <= MAP_TASK_MS && longTasks <= 10,
      ),
    ),
  ],
  scan: ({ waybills, p95Ms, budgetMs }) => [
    line(`scan into a batch of ${waybills}, p95`, ms(p95Ms), ms(budgetMs), p95Ms <= budgetMs),
  ],
  labels: ({ labels, fetchMs, readyMs }) => [
    {
      ...line(
        `${labels} labels fetched and joined`,
        ms(readyMs),
        '1.1 times the fetches',
        readyMs <= 1.1 * fetchMs,
      ),
      ceiling: ms(fetchMs),
    },
  ],
  soak: ({ minutes, pages, callbacks, grewMb, budgetMb, end }) => [
    line(
      `heap after ${minutes} min, ${pages} pages, ${callbacks} callbacks`,
      `${grewMb} MB more, ${end.heapMb} MB`,
      `${budgetMb} MB more`,
      grewMb <= budgetMb,
    ),
  ],
  faults: ({ schedules, wrong }) => [
    line(`schedules of faults: ${schedules}, wrong`, String(wrong), 'none', wrong === 0),
  ],
}
