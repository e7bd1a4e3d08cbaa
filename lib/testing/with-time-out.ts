import { heldPerProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { createPlatform } from '@/lib/platform/connect'

/**
 * Does something while this process waits so many milliseconds for the platform, and no longer. A
 * test's own platform is patient, so that a busy machine loses no answer: one that shall not be
 * waited for is lost here, and here alone. `now` is the clock of both sides.
 */
export async function withTimeOut<T>(
  timeoutMs: number,
  work: () => Promise<T>,
  now?: () => Date,
): Promise<T> {
  const held = heldPerProcess()
  const own = held.get('platform')
  const other = createPlatform({ zones: settings().zones, timeoutMs, now })
  held.set('platform', other)
  try {
    return await work()
  } finally {
    if (own === undefined) held.delete('platform')
    else held.set('platform', own)
    await other.close()
  }
}
