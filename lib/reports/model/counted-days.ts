import { addDays, type Days } from './report-days'

/** Days that are counted already (decision 0323): `isMonth` are whole calendar months, in their sums. */
export type Piece = Days & { isMonth: boolean }

/** Which of some days are counted already, and which are not. */
export type SplitDays = { open: Days[]; counted: Days[]; pieces: Piece[] }

/**
 * Splits days by what is counted already: `counted` in order, no two of them overlapping. The pieces
 * are the same days as `counted`, with as many whole months among them as there are.
 */
export function splitDays(days: Days, counted: readonly Days[]): SplitDays {
  const split: SplitDays = { open: [], counted: [], pieces: [] }
  let next = days.from
  for (const island of counted) {
    const from = later(island.from, next)
    const to = earlier(island.to, days.to)
    if (from > to) continue
    if (next < from) split.open.push({ from: next, to: addDays(from, -1) })
    split.counted.push({ from, to })
    split.pieces.push(...piecesOf({ from, to }))
    next = addDays(to, 1)
  }
  if (next <= days.to) split.open.push({ from: next, to: days.to })
  return split
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** Days, then whole months, then days. */
function piecesOf({ from, to }: Days): Piece[] {
  const firstMonth = isFirst(from) ? from : firstOfNextMonth(from)
  const afterLast = firstOfMonth(addDays(to, 1))
  if (firstMonth >= afterLast) return [{ from, to, isMonth: false }]
  const months = { from: firstMonth, to: addDays(afterLast, -1) }
  return [
    { from, to: addDays(months.from, -1), isMonth: false },
    { ...months, isMonth: true },
    { from: afterLast, to, isMonth: false },
  ].filter((piece) => piece.from <= piece.to)
}

const isFirst = (day: string) => day.endsWith('-01')
const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`
const firstOfNextMonth = (day: string) => firstOfMonth(addDays(firstOfMonth(day), 31))
