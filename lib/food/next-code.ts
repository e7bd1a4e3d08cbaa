const CODES = 10_000

/** The code after the last one, that none of the codes in use is. Four digits, zeros kept. */
export function nextCode(last: string | null, inUse: ReadonlySet<string>): string {
  const start = last === null ? 0 : Number(last)
  for (let step = 1; step <= CODES; step += 1) {
    const code = String((start + step) % CODES).padStart(4, '0')
    if (!inUse.has(code)) return code
  }
  throw new Error('every pickup code of the store is in use')
}
