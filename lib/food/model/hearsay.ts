import type { TimelineEntry } from '@/lib/orders/model/timeline'

/**
 * A history without what callbacks said unsigned of a cancellation (conventions §5.2), for once the
 * platform itself has told of it. What they said of fees stays: nobody else tells of those.
 */
export function withoutHearsay(timeline: readonly TimelineEntry[]): TimelineEntry[] {
  return timeline.map((entry) => {
    const fees = entry.reported?.fees ?? []
    const reported = fees.length > 0 ? { cancelReason: null, cancelledBy: null, fees } : null
    return { ...entry, reported }
  })
}
