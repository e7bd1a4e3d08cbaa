import type { Fields } from './signed/fields'
import { incorrect, missing } from './signed/platform-error'

/** Decimal degrees. */
export type Coordinate = { readonly lat: number; readonly lng: number }

const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Reads `<latitude>,<longitude>`, with or without a space after the comma (conventions §1 rule 7). */
export function coordinateField(fields: Fields, name: string): Coordinate {
  const text = fields.optionalText(name)
  if (text === undefined || text === '') throw missing(fields.nameOf(name))
  const match = /^(-?\d{1,2}(?:\.\d+)?), ?(-?\d{1,3}(?:\.\d+)?)$/.exec(text)
  const lat = Number(match?.[1])
  const lng = Number(match?.[2])
  if (!match || Math.abs(lat) > 90 || Math.abs(lng) > 180)
    throw incorrect(fields.nameOf(name), 'must be <latitude>,<longitude>')
  return { lat, lng }
}

export const coordinateText = ({ lat, lng }: Coordinate) => `${lat.toFixed(6)},${lng.toFixed(6)}`

/** Metres on the ground in a straight line. */
export function directMetres(a: Coordinate, b: Coordinate) {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

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
  BKK: { south: 13.49, north: 13.96, west: 100.32, east: 100.94 },
  HAN: { south: 20.56, north: 21.39, west: 105.28, east: 106.03 },
  KUL: { south: 2.9, north: 3.35, west: 101.45, east: 101.9 },
}

export function isInServiceArea(region: string, { lat, lng }: Coordinate) {
  const area = AREAS[region]
  if (!area) return false
  return lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east
}
