import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again and again until the answer is there, and fails with the last error when it does not
 * come within `withinMs`, which no busy machine needs: a process of six seconds alone has taken more
 * than sixty beside a whole test. It waits on what is asked, not on the clock.
 */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false>,
  withinMs = 240_000,
): Promise<T> {
  const deadline = Date.now() + withinMs
  let last: unknown = new Error('it never came')
  while (Date.now() < deadline) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      last = error
    }
    await pause(20)
  }
  throw last
}
