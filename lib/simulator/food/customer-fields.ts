import { type Coordinate, coordinateField } from '../core/coordinates'
import type { Fields } from '../core/signed/fields'
import { incorrect } from '../core/signed/platform-error'

/** `user_address` and `user_location` of the queries about a place (food §4.7, §4.10, §4.11). */
export function customerPlace(fields: Fields): Coordinate {
  fields.optionalText('user_address', { max: 255 })
  return coordinateField(fields, 'user_location')
}

/** A phone number without its country code: digits alone (food §4.2). */
export function phoneField(fields: Fields, name: string): string {
  const phone = fields.text(name, { max: 32 })
  if (!/^\d+$/.test(phone)) throw incorrect(fields.nameOf(name), 'must be digits, no country code')
  return phone
}

/** The country code, the region's own when it is left out or empty. */
export function countryCodeField(fields: Fields, name: string, otherwise: string): string {
  const code = fields.optionalText(name, { max: 5 }) ?? ''
  if (code === '') return otherwise
  if (!/^\d+$/.test(code)) throw incorrect(fields.nameOf(name), 'must be digits')
  return code
}

/** `order_id` and `client_merchant_id`, by which a store asks for its order. */
export function orderFields(fields: Fields) {
  const orderId = fields.text('order_id', { max: 128 })
  const clientMerchantId = fields.text('client_merchant_id')
  return { orderId, clientMerchantId }
}
