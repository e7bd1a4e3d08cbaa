import { expect, vi } from 'vitest'

/**
 * What becomes of a call whose time is over once the server has it, however long that took: of this
 * machine's timers none runs before. `timeoutMs` is the time-out of the platform that is called.
 */
export async function outOfTime<T>(
  call: () => Promise<T>,
  { isReceived, timeoutMs }: { isReceived: () => boolean; timeoutMs: number },
): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const outcome = call()
    await expect.poll(isReceived).toBe(true)
    vi.advanceTimersByTime(timeoutMs)
    return await outcome
  } finally {
    vi.useRealTimers()
  }
}
