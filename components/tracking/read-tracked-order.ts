import { trackingReads } from '@/lib/tracking/keys'
import type { TrackedOrder } from '@/lib/tracking/schema'

const LONGEST_MS = 10_000

/** One look: the order, `ended` when the link opens nothing any more, `failed` when nobody answered. */
export async function readTrackedOrder(
  token: string,
  signal: AbortSignal,
): Promise<TrackedOrder | 'ended' | 'failed'> {
  try {
    const response = await fetch(trackingReads.order(token), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      headers: { accept: 'application/json' },
    })
    if (response.status === 404) return 'ended'
    return response.ok ? ((await response.json()) as TrackedOrder) : 'failed'
  } catch {
    return 'failed'
  }
}
