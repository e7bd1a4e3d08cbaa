import type { ReportedFee, TimelineEntry } from '@/lib/orders/schema'

/** The fees that the last message with any reports: it replaces what came before, it adds nothing. */
export function latestFees(
  timeline: readonly Pick<TimelineEntry, 'reported'>[],
): readonly ReportedFee[] {
  return (
    timeline.findLast(({ reported }) => reported && reported.fees.length > 0)?.reported?.fees ?? []
  )
}
