/**
 * Where in a list something lands that is let go at `y`: the place that it has afterwards. `rows`
 * are the list's own edges, from top to bottom, the dragged one among them at `from`.
 */
export function dropIndex(
  rows: readonly { top: number; bottom: number }[],
  { from, y }: { from: number; y: number },
): number {
  const above = rows.filter(
    ({ top, bottom }, index) => index !== from && y > (top + bottom) / 2,
  ).length
  return Math.min(above, Math.max(rows.length - 1, 0))
}

/** The line between two rows at which the landing is shown: before which row, `rows.length` for last. */
export function gapOf(from: number, to: number): number {
  return to > from ? to + 1 : to
}
