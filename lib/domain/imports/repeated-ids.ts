/** The rows whose order number another row has too, by position; empty numbers repeat nothing. */
export function repeatedIds(
  rows: Iterable<{ readonly position: number; readonly id: string }>,
): ReadonlySet<number> {
  const first = new Map<string, number>()
  const repeated = new Set<number>()
  for (const { position, id } of rows) {
    const known = id.trim()
    if (known === '') continue
    const earlier = first.get(known)
    if (earlier === undefined) first.set(known, position)
    else repeated.add(earlier).add(position)
  }
  return repeated
}
