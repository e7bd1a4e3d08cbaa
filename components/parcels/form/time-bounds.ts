import type { Region } from '@/lib/domain/areas'
import { fromDateTimeLocal, scheduleWindow, toDateTimeLocal } from '@/lib/domain/local-time'
import { autoCancelTimes } from '@/lib/domain/parcel-products'

type Bounds = { min: string; max: string }

const MINUTE_MS = 60_000

/**
 * The minute after the one that has begun: what may be chosen has no seconds, and the checks count
 * them, so that the earliest offered in this minute is not too soon at its end.
 */
function nextMinute(now: Date): Date {
  return new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS)
}

/** The ends of what may be chosen for the pickup, as a `datetime-local` input takes them. */
export function pickupBounds(region: Region, now: Date): Bounds {
  const { from } = scheduleWindow('parcel', nextMinute(now))
  const { to } = scheduleWindow('parcel', now)
  return { min: toDateTimeLocal(from, region), max: toDateTimeLocal(to, region) }
}

/** The same for giving up; `scheduledFor` as typed, empty for now or while it is no time. */
export function giveUpBounds(scheduledFor: string, region: Region, now: Date): Bounds {
  const { latest } = autoCancelTimes(now, fromDateTimeLocal(scheduledFor, region))
  return { min: toDateTimeLocal(nextMinute(now), region), max: toDateTimeLocal(latest, region) }
}
