import { isInServiceArea } from '../../core/coordinates'
import { isCountryCode, isPhoneNumber } from '../../core/regions'
import type { Fields } from '../../core/signed/fields'
import { PlatformError } from '../../core/signed/platform-error'
import { DISTRICTS } from '../../geo/districts'
import type { Address, Recipient, Sender } from '../order'
import { asksMobilePhone, type ExpressProduct } from '../products'

const SENDER_TYPE = 11
const HONG_KONG = '852'

/** Reads `sender` (express §2.2, §4.1); the warehouse group asks nothing of it. */
export function senderField(fields: Fields, { group }: ExpressProduct): Sender {
  const sender = presentGroup(fields, 'sender')
  if (group === 'warehouse') return readSpareSender(sender)
  sender.int('type', { oneOf: [SENDER_TYPE] })
  const name = sender.text('name', { max: 128 })
  const countryCode = countryCodeOf(sender.text('country_code', { max: 5 }), sender)
  const phone = phoneField(sender, 'phone', countryCode)
  districtField(sender)
  return { name, phone, countryCode, address: addressFields(sender, true) }
}

/** What is sent along although nothing is asked for has the right types at least. */
function readSpareSender(sender: Fields): Sender {
  sender.optionalInt('type')
  return {
    name: sender.optionalText('name', { max: 128 }) ?? '',
    countryCode: sender.optionalText('country_code', { max: 5 }) ?? '',
    phone: sender.optionalText('phone', { max: 64 }) ?? '',
    address: addressFields(sender, false),
  }
}

/** Reads `recipient` (express §2.2, §4.1). */
export function recipientField(fields: Fields, product: ExpressProduct): Recipient {
  const recipient = presentGroup(fields, 'recipient')
  recipient.int('type', { oneOf: [product.recipientType] })
  const name = recipient.text('name', { max: 128 })
  const countryCode = optionalCountryCode(recipient, 'country_code', product)
  const phone = phoneField(recipient, 'phone', countryCode, asksMobilePhone(product))
  const countryCode2 = optionalCountryCode(recipient, 'country_code_2', product)
  const phone2 = recipient.has('phone_2')
    ? secondPhone(recipient, countryCode2, product.isLocker)
    : ''
  districtField(recipient)
  const address = addressFields(recipient, !product.isLocker)
  const lockerCode = product.isLocker
    ? recipient.text('locker_code')
    : (recipient.optionalText('locker_code') ?? '')
  return { name, phone, countryCode, phone2, address, lockerCode }
}

/** The object itself is mandatory, also where it may be empty (express §4.1). */
export function presentGroup(fields: Fields, name: string): Fields {
  const group = fields.optionalGroup(name)
  if (!group) throw fields.missing(name)
  return group
}

/** The first meaning of `district`: the region. */
function districtField(party: Fields) {
  if (party.text('district', { max: 64 }) !== 'HK') throw party.incorrect('district', 'must be HK')
}

function countryCodeOf(code: string, party: Fields, name = 'country_code') {
  if (!isCountryCode(code)) throw party.incorrect(name, 'must be digits')
  return code
}

function optionalCountryCode(recipient: Fields, name: string, { isLocker }: ExpressProduct) {
  const code = recipient.optionalText(name, { max: 5 }) ?? ''
  if (code === '') return HONG_KONG
  if (isLocker && code !== HONG_KONG)
    throw recipient.incorrect(name, `must be ${HONG_KONG} for lockers`)
  return countryCodeOf(code, recipient, name)
}

function phoneField(party: Fields, name: string, countryCode: string, isMobile = false): string {
  const phone = party.text(name, { max: 64 })
  if (!isPhoneNumber(phone, countryCode))
    throw party.incorrect(name, 'must be digits, no country code')
  if (isMobile && !/^[4-9]/.test(phone)) throw party.incorrect(name, 'must begin with 4 to 9')
  return phone
}

const secondPhone = (recipient: Fields, countryCode: string, isMobile: boolean) =>
  recipient.optionalText('phone_2') === ''
    ? ''
    : phoneField(recipient, 'phone_2', countryCode, isMobile)

const LONGEST = 200
const PARTS = [
  'flat',
  'floor',
  'block',
  'building',
  'street',
  'district',
  'area',
  'postal_code',
] as const
const MANDATORY = ['building', 'street', 'district', 'area']

/**
 * Reads `address` with `longitude` and `latitude` beside it (express §2.2): an object or one string, at
 * most 200 characters in all. Where area and district are not of the platform's list, the coordinate
 * is mandatory. An address that is not needed may be left out, be empty or have gaps.
 */
function addressFields(party: Fields, isNeeded: boolean): Address {
  const address = readAddress(party, isNeeded)
  readCoordinate(party, isNeeded && !isListed(address))
  return address
}

function readAddress(party: Fields, isNeeded: boolean): Address {
  if (party.isText('address')) {
    const rule = { max: LONGEST }
    const text = isNeeded ? party.text('address', rule) : party.optionalText('address', rule)
    return { text: text ?? '', district: '', area: '' }
  }
  const address = party.group('address')
  const part = (name: string) =>
    isNeeded && MANDATORY.includes(name) ? address.text(name) : (address.optionalText(name) ?? '')
  const parts = PARTS.map(part)
  const length = parts.reduce((sum, text) => sum + Array.from(text).length, 0)
  if (length > LONGEST) throw party.incorrect('address', `longer than ${LONGEST} characters in all`)
  return {
    text: parts.filter((text) => text !== '').join(', '),
    district: part('district'),
    area: part('area'),
  }
}

/** Is it an area and a district of the list, in one language or the other? */
const isListed = ({ area, district }: Address) =>
  DISTRICTS.some(
    (known) =>
      (known.name.zh === district && known.area.zh === area) ||
      (known.name.en === district && known.area.en === area),
  )

function readCoordinate(party: Fields, isNeeded: boolean) {
  const longitude = degreesField(party, 'longitude', isNeeded)
  const latitude = degreesField(party, 'latitude', isNeeded || longitude !== undefined)
  if (longitude === undefined || latitude === undefined) return
  if (!isInServiceArea('HK', { lat: latitude, lng: longitude }))
    throw new PlatformError(261105, `${party.nameOf('longitude')} lies in no area`)
}

function degreesField(party: Fields, name: string, isNeeded: boolean): number | undefined {
  const text = party.optionalText(name, { max: 32 }) ?? ''
  if (text === '' && !isNeeded) return undefined
  if (text === '') throw party.missing(name)
  if (!/^-?\d{1,3}(\.\d+)?$/.test(text)) throw party.incorrect(name, 'must be decimal degrees')
  return Number(text)
}
