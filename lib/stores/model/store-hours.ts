import type { LocalDay, DrawnHours } from '@/lib/domain/hours/drawn-hours'
import type { DayDifference } from './days-ahead'
import type { StoreStatus, WrittenInForce } from './open-close'
import type { Sending } from './sending'

/** Everything about the hours of one store. Instants in ISO form. */
export type StoreHours = {
  storeId: number
  /** Who the store is in the requests. */
  clientMerchantId: string
  /** Today in the store's local time; `compileHours` wants it, with `held`. */
  today: LocalDay
  /** Dates for which the platform may hold temporary hours. */
  held: readonly LocalDay[]
  mayEdit: boolean
  mayOpenClose: boolean
  /** What is saved here, sent or not; closed all week with version 0 when nothing was drawn yet. */
  drawn: { hours: DrawnHours; version: number; changedBy: string | null; changedAt: string | null }
  /** The platform as our accepted requests left it; it cannot be read back and may differ. */
  inForce: WrittenInForce
  /** The next 14 days: accepted last, and as drawn now. */
  differences: readonly DayDifference[]
  /** The latest of each kind, whatever became of it, and the latest that was accepted. */
  latest: Readonly<Record<HoursKind, { last: Sending | null; accepted: Sending | null }>>
  status: StoreStatus
  /** The latest 30, newest first. */
  history: readonly Sending[]
}
export type HoursKind = 'regular' | 'temporary'
