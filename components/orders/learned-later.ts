import type { TimelineEntry } from '@/lib/orders/schema'

/** From here on, that we heard of it later is worth saying. */
const NOTICEABLE_MS = 60_000

/** Whether we learned of something noticeably later than it happened. */
export function learnedLater({
  at,
  receivedAt,
}: Pick<TimelineEntry, 'at' | 'receivedAt'>): boolean {
  return Date.parse(receivedAt) - Date.parse(at) >= NOTICEABLE_MS
}
