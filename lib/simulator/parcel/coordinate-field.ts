import type { Coordinate } from '../core/coordinates'
import type { Fields } from '../core/fields'
import { isInServiceArea } from '../core/service-area'
import { refusedWith } from './parcel-error'

/**
 * Reads `coordinate` of a waypoint: 400120037 when it is empty, 400190001027 when it is no pair or lies
 * outside the region, 400120040 and 400120038 for a latitude or longitude that cannot be.
 */
export function parcelCoordinate(
  point: Fields,
  region: string,
): { readonly coordinateText: string; readonly coordinate: Coordinate } {
  const place = point.refusing(refusedWith(400190001027, 400120037))
  const coordinateText = place.text('coordinate')
  const match = /^(-?\d{1,3}(?:\.\d+)?), ?(-?\d{1,3}(?:\.\d+)?)$/.exec(coordinateText)
  if (!match) throw place.incorrect('coordinate', 'must be <latitude>,<longitude>')
  const coordinate = { lat: Number(match[1]), lng: Number(match[2]) }
  if (Math.abs(coordinate.lat) > 90)
    throw point.refusing(refusedWith(400120040)).incorrect('coordinate')
  if (Math.abs(coordinate.lng) > 180)
    throw point.refusing(refusedWith(400120038)).incorrect('coordinate')
  if (!isInServiceArea(region, coordinate))
    throw place.incorrect('coordinate', `is outside ${region}`)
  return { coordinateText, coordinate }
}
