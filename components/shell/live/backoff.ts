const FIRST_MS = 500
const LONGEST_MS = 8_000

/**
 * How long to wait before attempt number `attempt` (0 is the first after a loss), in ms: doubling
 * from half a second to 8 seconds. `random` (0 to 1) takes off up to half, so that many browsers
 * do not all come back at the same moment after a restart.
 */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10))
  return Math.round(full * (1 - random / 2))
}
