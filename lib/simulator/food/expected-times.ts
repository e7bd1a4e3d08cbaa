import type { Volume } from './delivery-mode'
import { rideMs, vehiclesFor } from './vehicles'

const MINUTE = 60_000

/** What usually passes before a courier accepts, and from there until the food is handed over. */
export const USUAL_ACCEPT_MS = 2 * MINUTE
const USUAL_SHOWUP_MS = 4 * MINUTE
const USUAL_STORE_WAIT_MS = 5.5 * MINUTE

/** Expected milliseconds from an order to its door, before there is an order. */
export function expectedTotalMs(travelMetres: number, leavesLand: boolean, volume: Volume = 0) {
  const vehicles = vehiclesFor(volume, travelMetres, leavesLand)
  const rides = vehicles.map((vehicle) => rideMs(vehicle, travelMetres))
  const usualRide = rides.reduce((sum, ride) => sum + ride, 0) / rides.length
  return USUAL_ACCEPT_MS + USUAL_SHOWUP_MS + USUAL_STORE_WAIT_MS + usualRide
}

/** Beyond this the platform calls a place too slow to reach (food §4.7 status 104); its own limit is not shown. */
export const LONGEST_QUOTE_MS = 40 * MINUTE
