import type { Coordinate } from '../core/coordinates'
import { toLocal } from '../core/local-time'
import { knownRegion } from '../core/regions'
import { ALWAYS_OPEN, isOpenAt, minutesToClosing, type OpeningHours } from './opening-hours'

/** A store as the platform knows it. */
export type Merchant = {
  readonly merchantId: number
  readonly clientMerchantId: string
  readonly coordinate: Coordinate
  readonly region: string
  readonly brandId: number
  readonly brandKey: string
}

const store = (
  merchantId: number,
  clientMerchantId: string,
  lat: number,
  lng: number,
  region: string,
): Merchant => ({
  merchantId,
  clientMerchantId,
  coordinate: { lat, lng },
  region,
  brandId: 6100,
  brandKey: 'handover-kitchen',
})

/** The stores, the same on every start. */
export const MERCHANTS: readonly Merchant[] = [
  store(610001, 'HK-CENTRAL-01', 22.2819, 114.158, 'HK'),
  store(610002, 'HK-MONGKOK-02', 22.3193, 114.1694, 'HK'),
  store(610003, 'HK-SHATIN-03', 22.3814, 114.1886, 'HK'),
  store(620001, 'SG-ORCHARD-01', 1.3048, 103.8318, 'SG'),
  store(630001, 'TPE-XINYI-01', 25.033, 121.5654, 'TPE'),
  store(640001, 'BKK-SILOM-01', 13.7262, 100.5234, 'BKK'),
  store(650001, 'HAN-HOANKIEM-01', 21.0285, 105.8522, 'HAN'),
  store(660001, 'KUL-BUKIT-01', 3.1466, 101.7113, 'KUL'),
]

/** How far each store delivers, in a straight line. */
export const DELIVERY_LIMIT_M = 8000

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
