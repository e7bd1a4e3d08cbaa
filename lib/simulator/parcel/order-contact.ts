import type { Fields } from '../core/fields'
import { isCountryCode, isPhoneNumber } from '../core/phone-number'
import type { ParcelRequest } from './order'
import { refusedWith } from './parcel-error'

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
export function countryCodeField(fields: Fields, otherwise: string): string {
  const reading = fields.refusing(refusedWith(400110062))
  const code = reading.optionalText('country_code') ?? ''
  if (code === '') return otherwise
  if (!isCountryCode(code)) throw reading.incorrect('country_code', 'must be digits')
  return code
}
