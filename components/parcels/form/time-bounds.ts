import type { Region } from '@/lib/domain/areas'
import { fromDateTimeLocal, scheduleWindow, toDateTimeLocal } from '@/lib/domain/local-time'
import { autoCancelTimes } from '@/lib/domain/parcel-products'

type Bounds = { min: string; max: string }

/** The ends of what may be chosen for the pickup, as a `datetime-local` input takes them. */
export function pickupBounds(region: Region, now: Date): Bounds {
  const { from, to } = scheduleWindow('parcel', now)
  return { min: toDateTimeLocal(from, region), max: toDateTimeLocal(to, region) }
}

/** The same for giving up; `scheduledFor` as typed, empty for now or while it is no time. */
export function giveUpBounds(scheduledFor: string, region: Region, now: Date): Bounds {
  const { latest } = autoCancelTimes(now, fromDateTimeLocal(scheduledFor, region))
  return { min: toDateTimeLocal(now, region), max: toDateTimeLocal(latest, region) }
}
