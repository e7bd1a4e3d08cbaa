type Facts = Readonly<Record<string, unknown>>

/** Of a record, only what became something else: as it was, and as it is. All of a new one. */
export function changes(
  before: Facts | null,
  after: Facts,
): { before: Record<string, unknown> | null; after: Record<string, unknown> } {
  if (before === null) return { before: null, after: { ...after } }
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const only = (facts: Facts) => Object.fromEntries(changed.map((key) => [key, facts[key] ?? null]))
  return { before: only(before), after: only(after) }
}
