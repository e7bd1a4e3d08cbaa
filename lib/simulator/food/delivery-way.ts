import { type Coordinate, directMetres } from '../core/coordinates'
import { PlatformError } from '../core/signed/platform-error'
import { neighbourhoodOf } from '../geo/neighbourhood'
import { DELIVERY_LIMIT_M, type Merchant } from './merchants'

/** How far it is from a store to a customer, in whole metres. */
export type DeliveryWay = {
  readonly direct: number
  readonly travel: number
  readonly leavesLand: boolean
}

export const isWithinReach = (merchant: Merchant, customer: Coordinate) =>
  directMetres(merchant.coordinate, customer) <= DELIVERY_LIMIT_M

/** Measures the way, or refuses with 263006 when the customer is outside the delivery area. */
export function measureWay(merchant: Merchant, customer: Coordinate): DeliveryWay {
  if (!isWithinReach(merchant, customer)) throw new PlatformError(263006)
  const streets = neighbourhoodOf(merchant.coordinate, merchant.region)
  return {
    direct: Math.round(directMetres(merchant.coordinate, customer)),
    travel: Math.ceil(streets.travelMetres(customer)),
    leavesLand: streets.leavesLand(customer),
  }
}
