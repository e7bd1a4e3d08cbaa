import type { ShownRow } from './shown-row'

/** What is chosen, page by page; from `anchor` on a range goes. */
export type Selection = {
  readonly chosen: ReadonlyMap<number, ShownRow>
  readonly anchor: number | null
}

export const NOTHING_CHOSEN: Selection = { chosen: new Map(), anchor: null }

/** More than anybody acts on at once, and than a print queue takes. */
export const MOST_CHOSEN = 500

const idOf = ({ row }: ShownRow) => row.card.id

/** One more, or one less; the next range begins there. */
export function toggled({ chosen }: Selection, row: ShownRow): Selection {
  const next = new Map(chosen)
  if (!next.delete(idOf(row)) && next.size < MOST_CHOSEN) next.set(idOf(row), row)
  return { chosen: next, anchor: idOf(row) }
}

/** All from the anchor to a row, either way; without an anchor on this page the row alone. */
export function extendedTo(
  selection: Selection,
  rows: readonly ShownRow[],
  to: ShownRow,
): Selection {
  const from = rows.findIndex((row) => idOf(row) === selection.anchor)
  const end = rows.findIndex((row) => idOf(row) === idOf(to))
  if (from === -1) return { ...withRows(selection, [to]), anchor: idOf(to) }
  return withRows(selection, rows.slice(Math.min(from, end), Math.max(from, end) + 1))
}

/** Every row of a page; none of them where all are chosen already. */
export function allOrNone(selection: Selection, rows: readonly ShownRow[]): Selection {
  if (!rows.every((row) => selection.chosen.has(idOf(row)))) return withRows(selection, rows)
  const chosen = new Map(selection.chosen)
  for (const row of rows) chosen.delete(idOf(row))
  return { ...selection, chosen }
}

/** What is chosen as it is now, where the page shows it. */
export function refreshed(selection: Selection, rows: readonly ShownRow[]): ShownRow[] {
  const shown = new Map(rows.map((row) => [idOf(row), row]))
  return [...selection.chosen].map(([id, row]) => shown.get(id) ?? row)
}

function withRows({ chosen, anchor }: Selection, rows: readonly ShownRow[]): Selection {
  const next = new Map(chosen)
  for (const row of rows) if (next.size < MOST_CHOSEN) next.set(idOf(row), row)
  return { chosen: next, anchor }
}
