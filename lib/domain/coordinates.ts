import { plainNumber } from './typed-text'

/** A point on Earth in decimal degrees, WGS 84. On the wire it is one string (conventions §1). */
export type Coordinates = {
  /** −90 to 90, north is positive. */
  readonly lat: number
  /** −180 to 180, east is positive. */
  readonly lng: number
}

const EARTH_RADIUS_METRES = 6_371_008.8
const DECIMAL = String.raw`([+-]?\d{1,3}(?:\.\d*)?)`
const PAIR = new RegExp(String.raw`^\s*${DECIMAL}\s*,\s*${DECIMAL}\s*$`)

/** Reads `lat,lng`, with or without spaces; null for anything else and for what is out of range. */
export function parseCoordinates(text: unknown): Coordinates | null {
  const match = typeof text === 'string' ? PAIR.exec(plainNumber(text)) : null
  if (!match) return null
  const lat = Number(match[1])
  const lng = Number(match[2])
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** Writes `lat,lng` with at most six decimals, which is 11 centimetres. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${degrees(lat)},${degrees(lng)}`
}

/** The two apart, as home express writes them (express §2.2). */
export function formatLongitudeLatitude({ lat, lng }: Coordinates) {
  return { longitude: degrees(lng), latitude: degrees(lat) }
}

/** Distance along the surface (haversine), in metres. */
export function distanceMetres(a: Coordinates, b: Coordinates): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2)
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2)
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The direction in which one sets out from a to b: 0 is north, 90 east; below 360. */
export function bearingDegrees(a: Coordinates, b: Coordinates): number {
  const lngChange = radians(b.lng - a.lng)
  const y = Math.sin(lngChange) * Math.cos(radians(b.lat))
  const x =
    Math.cos(radians(a.lat)) * Math.sin(radians(b.lat)) -
    Math.sin(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(lngChange)
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
}

function degrees(value: number): string {
  return String(Number(value.toFixed(6)))
}

function radians(value: number): number {
  return (value * Math.PI) / 180
}
