import { toLocal } from '../core/local-time'
import { knownRegion } from '../core/regions'
import type { Merchant } from './merchants'
import { ALWAYS_OPEN, isOpenAt, minutesToClosing, type OpeningHours } from './opening-hours'

/** A store with what its staff have set: hours, and whether it is open for business at all. */
export class MerchantDesk {
  hours: OpeningHours = ALWAYS_OPEN
  inBusiness = true

  constructor(readonly merchant: Merchant) {}

  isOpen(now: number) {
    return this.inBusiness && isOpenAt(this.hours, this.localTime(now))
  }

  /** Is an open store within its last minutes of business? */
  isClosingWithin(minutes: number, now: number) {
    return minutes > 0 && minutesToClosing(this.hours, this.localTime(now)) <= minutes
  }

  private localTime(now: number) {
    return toLocal(now, knownRegion(this.merchant.region).utcOffsetHours)
  }
}
