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
