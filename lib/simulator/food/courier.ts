import type { Coordinate } from '../core/coordinates'
import { drawPartner, type MadeUpPartner } from '../core/made-up-partner'
import type { Random } from '../core/random'
import { neighbourhoodOf } from '../geo/neighbourhood'
import type { DeliveryWay } from './delivery-way'
import type { Volume } from './delivery-mode'
import type { Merchant } from './merchants'
import { type Vehicle, vehiclesFor, WAITS_WITHIN_M } from './vehicles'

/** A delivery partner, with the spot from which the ride to the store begins. */
export type Courier = MadeUpPartner & {
  readonly vehicle: Vehicle
  readonly startsAt: Coordinate
}

/** Picks who will carry an order. */
export function chooseCourier(
  random: Random,
  merchant: Merchant,
  way: DeliveryWay,
  volume: Volume,
): Courier {
  const vehicle = random.pick(vehiclesFor(volume, way.travel, way.leavesLand))
  const hasPlate = vehicle === 'motorbike' || vehicle === 'van'
  const partner = drawPartner(random, merchant.region, hasPlate)
  const streets = neighbourhoodOf(merchant.coordinate, merchant.region)
  const [nearest, farthest] = WAITS_WITHIN_M[vehicle]
  return { ...partner, vehicle, startsAt: streets.spotNearby(random, nearest, farthest) }
}
