import { type Coordinate, directMetres, isInServiceArea } from '../../core/coordinates'
import { isCountryCode, isPhoneNumber } from '../../core/regions'
import type { Fields } from '../../core/signed/fields'
import type { ParcelContact, ParcelRequest, Waypoint } from '../order'
import { refusedWith } from '../parcel-error'
import type { ParcelProduct } from '../products'

type Rules = {
  readonly product: ParcelProduct
  readonly region: string
  readonly countryCode: string
}

/** Reads `path`: the pickup and as many drop-offs as the product takes (conventions §4.4). */
export function pathField(fields: Fields, rules: Rules): readonly Waypoint[] {
  const points = fields.refusing(refusedWith(40001, 400190001020)).groups('path')
  if (points.length < 2) throw fields.refusing(refusedWith(400190001021)).missing('path[1]')
  const most = 1 + rules.product.mostDropOffs
  if (points.length > most)
    throw fields.incorrect('path', `has more than ${most} points for ${rules.product.code}`)
  return points.map((point, i) => waypoint(point, i === 0, rules))
}

function waypoint(point: Fields, isPickup: boolean, { region, countryCode }: Rules): Waypoint {
  const address = point.refusing(refusedWith(400120135, 400120134)).text('address')
  point.optionalText('postal_code')
  const description = point.optionalText('description') ?? ''
  const place = parcelCoordinate(point, region)
  const contacts = point
    .refusing(refusedWith(isPickup ? 4001128005 : 4001128011))
    .groups('contact')
    .map((contact) => waypointContact(contact, countryCode))
  return { address, description, ...place, contacts }
}

function waypointContact(contact: Fields, ownCountryCode: string): ParcelContact {
  const name = contact.text('name')
  const calling = contact.refusing(refusedWith(400120131))
  const countryCode = countryCodeField(contact, ownCountryCode)
  const phone = calling.text('phone')
  if (!isPhoneNumber(phone, countryCode))
    throw calling.incorrect('phone', 'must be digits, no country code')
  const companyName = contact.optionalText('company_name') ?? ''
  return { name, phone, countryCode, companyName }
}

/** From point to point as the crow flies. */
export function pathMetres(path: readonly Pick<Waypoint, 'coordinate'>[]) {
  return path.reduce((sum, { coordinate }, i) => {
    const before = path[i - 1]
    return before ? sum + directMetres(before.coordinate, coordinate) : sum
  }, 0)
}

/** Reads the ordering contact: for MPOINTS with name and mobile (400193000001, 400193000002). */
export function orderContact(
  fields: Fields,
  needed: boolean,
  ownCountryCode: string,
): ParcelRequest['contact'] {
  const contact = fields.group('contact')
  const naming = contact.refusing(refusedWith(400193000001))
  const calling = contact.refusing(refusedWith(400120131, 400193000002))
  const name = needed ? naming.text('name') : (naming.optionalText('name') ?? '')
  const countryCode = countryCodeField(contact, ownCountryCode)
  const phone = needed ? calling.text('phone') : (calling.optionalText('phone') ?? '')
  if (phone !== '' && !isPhoneNumber(phone, countryCode))
    throw calling.incorrect('phone', 'must be digits, no country code')
  return { name, countryCode, phone }
}

/** The country code, the region's own when it is left out or empty; 400110062 when it is wrong. */
function countryCodeField(fields: Fields, otherwise: string): string {
  const reading = fields.refusing(refusedWith(400110062))
  const code = reading.optionalText('country_code') ?? ''
  if (code === '') return otherwise
  if (!isCountryCode(code)) throw reading.incorrect('country_code', 'must be digits')
  return code
}

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
