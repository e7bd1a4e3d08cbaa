/**
 * Milliseconds that this process has had a processor for: a clock for work that only computes,
 * which stands still while other programs have the machine.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
