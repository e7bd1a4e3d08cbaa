import type { Fields } from './fields'
import { incorrect, missing } from './platform-error'

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
