import { findArea, findDistrict } from '@/lib/domain/express/hong-kong-districts'
import type { Recipient } from '@/lib/domain/express/waybill-draft'
import { normalisePhone } from '@/lib/domain/phone/phone'
import { RECIPIENT_COLUMNS, type RecipientColumn } from './recipients'

/** A number as it is dialled in Hong Kong: as it is, or `+` and all of a foreign one. */
export function dialledPhone({ callingCode, phone }: Recipient): string {
  if (!phone) return ''
  return callingCode && callingCode !== '852' ? `+${callingCode}${phone}` : phone
}

/** A recipient as a line of the address book's file, in the order of its columns. */
export function toRecipientRow(recipient: Recipient): string[] {
  const { address, location, callingCode2, phone2, lockerCode, name } = recipient
  const cells: Record<RecipientColumn, string | null | undefined> = {
    name,
    phone: dialledPhone(recipient),
    phone2: dialledPhone({ callingCode: callingCode2, phone: phone2 }),
    flat: address?.flat,
    floor: address?.floor,
    block: address?.block,
    building: address?.building,
    street: address?.street,
    district: address?.district,
    area: address?.area,
    postalCode: address?.postalCode,
    lockerCode,
    latitude: location && String(location.lat),
    longitude: location && String(location.lng),
  }
  return RECIPIENT_COLUMNS.map((column) => cells[column] ?? '')
}

/** The recipient of a line; null where it names nobody who can be called. */
export function readRecipientRow(row: readonly string[]): Recipient | null {
  const cell = (column: RecipientColumn) => row[RECIPIENT_COLUMNS.indexOf(column)]?.trim() ?? ''
  const name = cell('name')
  const phone = normalisePhone(cell('phone'), 'HK')
  if (name === '' || !phone.ok) return null
  const second = normalisePhone(cell('phone2'), 'HK')
  const district = cell('district')
  const area = findArea(cell('area')) ?? findDistrict(district)?.area ?? cell('area')
  const [lat, lng] = [Number(cell('latitude')), Number(cell('longitude'))]
  const hasPin = cell('latitude') !== '' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  const address = {
    flat: cell('flat'),
    floor: cell('floor'),
    block: cell('block'),
    building: cell('building'),
    street: cell('street'),
    district,
    area,
    postalCode: cell('postalCode'),
  }
  return {
    name,
    callingCode: phone.callingCode,
    phone: phone.national,
    ...(second.ok && { callingCode2: second.callingCode, phone2: second.national }),
    ...(Object.values(address).some((part) => part !== '') && { address }),
    ...(hasPin && { location: { lat, lng } }),
    ...(cell('lockerCode') !== '' && { lockerCode: cell('lockerCode').toUpperCase() }),
  }
}
