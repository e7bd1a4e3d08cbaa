import type { Fields } from '../core/fields'
import { isCountryCode, isPhoneNumber } from '../core/phone-number'
import { addressFields } from './address-input'
import type { Recipient, Sender } from './order'
import { asksMobilePhone, type ExpressProduct } from './products'

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
