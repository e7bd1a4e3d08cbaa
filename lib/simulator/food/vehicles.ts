import type { Volume } from './delivery-mode'

export type Vehicle = 'walker' | 'bicycle' | 'motorbike' | 'van'

const KILOMETRES_PER_HOUR: Readonly<Record<Vehicle, number>> = {
  walker: 5,
  bicycle: 15,
  motorbike: 30,
  van: 25,
}

/** How far from the store a free courier of each kind waits, metres in a straight line. */
export const WAITS_WITHIN_M: Readonly<Record<Vehicle, readonly [number, number]>> = {
  walker: [80, 350],
  bicycle: [200, 900],
  motorbike: [400, 1800],
  van: [500, 2000],
}

const WALKS_UP_TO_M = 1800
const CYCLES_UP_TO_M = 5000

/** Who may carry a volume (food §2.3), and would over this way: nobody walks or cycles through a tunnel. */
export function vehiclesFor(
  volume: Volume,
  travelMetres: number,
  leavesLand: boolean,
): readonly [Vehicle, ...Vehicle[]] {
  if (volume === 3) return ['van']
  if (volume === 2 || leavesLand || travelMetres > CYCLES_UP_TO_M) return ['motorbike', 'van']
  if (travelMetres > WALKS_UP_TO_M) return ['bicycle', 'motorbike']
  return ['walker', 'bicycle', 'motorbike']
}

/** Milliseconds for a way at the vehicle's usual speed. */
export const rideMs = (vehicle: Vehicle, metres: number) =>
  (metres / ((KILOMETRES_PER_HOUR[vehicle] * 1000) / 3600)) * 1000

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
