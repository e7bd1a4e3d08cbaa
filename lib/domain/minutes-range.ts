/** Reads `<min>-<max>` minutes as the platform writes them (food §2.2, §4.11); null for anything else. */
export function parseMinutesRange(text: string | null): { min: number; max: number } | null {
  const match = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(text ?? '')
  if (!match) return null
  const [min = 0, max = 0] = match.slice(1).map(Number)
  return min <= max ? { min, max } : null
}

/** The instants (epoch ms) that a range means which was said at `asOf` (ISO). */
export function rangeInstants(
  text: string | null,
  asOf: string,
): { from: number; to: number } | null {
  const range = parseMinutesRange(text)
  const said = Date.parse(asOf)
  return range && { from: said + range.min * 60_000, to: said + range.max * 60_000 }
}
