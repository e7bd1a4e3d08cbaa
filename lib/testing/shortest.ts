/**
 * Milliseconds that `work` takes: the shortest of up to `tries` runs, and of no more than are needed
 * to be within `withinMs`. What other tests do on the same machine meanwhile is not its own time.
 */
export async function shortest(
  work: () => unknown,
  { withinMs, tries = 5 }: { withinMs: number; tries?: number },
): Promise<number> {
  let least = Infinity
  for (let run = 0; run < tries && least >= withinMs; run++) {
    const from = performance.now()
    await work()
    least = Math.min(least, performance.now() - from)
  }
  return least
}
