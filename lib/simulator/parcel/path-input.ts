import { directMetres } from '../core/coordinates'
import type { Fields } from '../core/fields'
import { isPhoneNumber } from '../core/phone-number'
import { parcelCoordinate } from './coordinate-field'
import type { ParcelContact, Waypoint } from './order'
import { countryCodeField } from './order-contact'
import { refusedWith } from './parcel-error'
import type { ParcelProduct } from './products'

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
