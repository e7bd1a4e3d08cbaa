import type { Coordinate } from './coordinates'

type Box = {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Where the platform drives in each region that has merchants here. */
const AREAS: Readonly<Record<string, Box>> = {
  HK: { south: 22.13, north: 22.57, west: 113.82, east: 114.45 },
  SG: { south: 1.15, north: 1.48, west: 103.59, east: 104.1 },
}

export function isInServiceArea(region: string, { lat, lng }: Coordinate) {
  const area = AREAS[region]
  if (!area) return false
  return lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east
}
