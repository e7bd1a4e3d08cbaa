/** In pixels: its neighbour looks in, and so says that the row goes on. */
const NEIGHBOUR = 32

/**
 * Scrolls a row sideways until one of its items is in sight. The page itself stays where it is:
 * `scrollIntoView` moves that, too, away from whoever scrolled it before the scripts ran.
 */
export function showInRow(row: Element | null, item: Element | null): void {
  if (!row || !item) return
  const [seen, own] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  if (own.left < seen.left) row.scrollBy({ left: own.left - seen.left - NEIGHBOUR })
  else if (own.right > seen.right) row.scrollBy({ left: own.right - seen.right + NEIGHBOUR })
}
