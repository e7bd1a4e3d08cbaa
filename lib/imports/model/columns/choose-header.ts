import { fieldNamed } from './column-names'

/** So far down a header is looked for: titles and notes stand above it. */
export const HEADER_LINES = 20

/** So many known names make a line a header. */
const ENOUGH_NAMES = 2

/**
 * Which line names the columns, counted from 0: the one with most names that are known, otherwise
 * the first that is about as wide as what follows. -1 where there is no line with anything in it.
 */
export function chooseHeader(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, HEADER_LINES)
  const filled = first.map((cells) => cells.filter((text) => text.trim() !== '').length)
  const widest = Math.max(0, ...filled)
  if (widest === 0) return lines.findIndex((cells) => cells.some((text) => text.trim() !== ''))
  const known = first.map((cells) => knownNames(cells))
  const most = Math.max(...known)
  if (most >= Math.min(ENOUGH_NAMES, widest)) return known.indexOf(most)
  return filled.findIndex((count) => count * 2 >= widest && count > 0)
}

/** How many different fields a line names. */
export function knownNames(cells: readonly string[]): number {
  return new Set(cells.map(fieldNamed).filter((field) => field !== null)).size
}
