/** Where an arrow key goes from a card: `[lane, position]` in the board as it is drawn. */
export type Place = { lane: number; at: number }

/**
 * Up and down within a column, left and right to the next column that has cards, at the same
 * height or its end. Null when there is nowhere to go. `lengths` are the columns' card counts.
 */
export function moveFocus(lengths: readonly number[], from: Place, key: string): Place | null {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const at = from.at + (key === 'ArrowDown' ? 1 : -1)
    return at >= 0 && at < (lengths[from.lane] ?? 0) ? { lane: from.lane, at } : null
  }
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return null
  for (let lane = from.lane + step; lane >= 0 && lane < lengths.length; lane += step) {
    const length = lengths[lane] ?? 0
    if (length > 0) return { lane, at: Math.min(from.at, length - 1) }
  }
  return null
}
