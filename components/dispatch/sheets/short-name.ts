const LONGEST = 18

/** A recipient's name as far as a paper needs it that passes through many hands. */
export function shortName(name: string | null): string {
  const letters = Array.from((name ?? '').trim())
  return letters.length <= LONGEST
    ? letters.join('')
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
}
