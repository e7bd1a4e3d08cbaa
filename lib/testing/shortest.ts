/**
 * Milliseconds that `work` takes: the shortest of up to `tries` runs, and of no more than are needed
 * to be within `withinMs`. What other tests do on the same machine meanwhile is not its own time;
 * work that only computes is best timed by `processorTime`.
 */
export async function shortest(
  work: () => unknown,
  options: { withinMs: number; tries?: number; clock?: () => number },
): Promise<number> {
  const { withinMs, tries = 5, clock = () => performance.now() } = options
  let least = Infinity
  for (let run = 0; run < tries && least >= withinMs; run++) {
    const from = clock()
    await work()
    least = Math.min(least, clock() - from)
  }
  return least
}

/**
 * Milliseconds that this process has had a processor for: a clock for work that only computes,
 * which stands still while other programs have the machine.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
