import type { Fields } from '../core/fields'
import { PlatformError } from '../core/platform-error'
import { isInServiceArea } from '../core/service-area'
import { DISTRICTS } from '../geo/districts'
import type { Address } from './order'

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
export function addressFields(party: Fields, isNeeded: boolean): Address {
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
