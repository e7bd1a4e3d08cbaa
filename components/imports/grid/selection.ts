/** A cell by its place on the screen: of the rows and columns that are shown. */
export type Spot = { readonly row: number; readonly column: number }

/** From where a person began to select up to where they are; both ends belong to it. */
export type Selection = { readonly anchor: Spot; readonly head: Spot }

export type Size = { readonly rows: number; readonly columns: number }

export type Range = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The rectangle of a selection. */
export function rangeOf({ anchor, head }: Selection): Range {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  }
}

export function isWithin({ top, bottom, left, right }: Range, { row, column }: Spot): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** One cell, selected alone. */
export const at = (spot: Spot): Selection => ({ anchor: spot, head: spot })

/** The place so many rows and columns away, kept within the grid. */
export function moved({ row, column }: Spot, by: Partial<Spot>, { rows, columns }: Size): Spot {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return {
    row: within(row + (by.row ?? 0), rows),
    column: within(column + (by.column ?? 0), columns),
  }
}

const STEPS: Readonly<Record<string, Partial<Spot>>> = {
  ArrowUp: { row: -1 },
  ArrowDown: { row: 1 },
  ArrowLeft: { column: -1 },
  ArrowRight: { column: 1 },
  PageUp: { row: -15 },
  PageDown: { row: 15 },
  Home: { column: -Infinity },
  End: { column: Infinity },
}

/** Where a key leads, to the edge of the grid with `far`; null for a key that does not move. */
export function stepOf(key: string, far: boolean): Partial<Spot> | null {
  const step = STEPS[key]
  if (!step || !far) return step ?? null
  const edge = (value: number | undefined) => (value ? Math.sign(value) * Infinity : 0)
  // As in every spreadsheet: with Ctrl, Home and End mean the first and the last row, too.
  if (key === 'Home' || key === 'End') return { ...step, row: edge(step.column) }
  return { row: edge(step.row), column: edge(step.column) }
}
