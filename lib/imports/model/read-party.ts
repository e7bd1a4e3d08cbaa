import type { Coordinates } from '@/lib/domain/coordinates'
import type { ExpressAddress, Party } from '@/lib/domain/express/waybill-draft'
import { ADDRESS_LINES, type ImportField } from '@/lib/domain/imports/import-fields'
import { normalisePhone } from '@/lib/domain/phone/phone'
import { plainNumber } from '@/lib/domain/typed-text'
import {
  comparedPlace,
  findAreaNamed,
  findPlace,
  isAllOfHongKong,
  type Place,
  publishedNames,
} from './places/find-place'
import { readAddress, type AddressParts } from './places/read-address'
import type { RowReader } from './row-reader'

type Whose = 'recipient' | 'sender'

const HAN = /\p{Script=Han}/u

/** Hong Kong's, which a number without any means. */
const HONG_KONG_CODE = '852'

/** Who sends or gets a row's parcel, as its cells say; a name or an address may stand in pieces. */
export function readParty(reader: RowReader, whose: Whose): Party {
  const location = readLocation(reader, whose)
  return {
    name: readName(reader, whose),
    ...readPhone(reader, `${whose}.phone`, `${whose}.callingCode`),
    address: readWrittenAddress(reader, whose, location !== undefined),
    location,
  }
}

/** First and last name in one; a Chinese family name goes first and nothing stands between. */
function readName(reader: RowReader, whose: Whose): string | undefined {
  const name = reader.text(`${whose}.name`)
  if (name !== undefined || whose === 'sender') return name
  const first = reader.text('recipient.firstName')
  const last = reader.text('recipient.lastName')
  if (first === undefined || last === undefined) return first ?? last
  return HAN.test(first + last) ? last + first : `${first} ${last}`
}

/** A number of Hong Kong in its one form; one from elsewhere, by its code beside it, as it stands. */
function readPhone(reader: RowReader, field: ImportField, codeField: ImportField) {
  const given = reader.text(codeField)?.replace(/^\+|^00/, '')
  // Shops put an apostrophe before a number so that a spreadsheet leaves it alone.
  const typed = reader.text(field)?.replace(/^['‘’]/, '')
  if (typed === undefined) return { phone: undefined, callingCode: given }
  if (given !== undefined && given !== HONG_KONG_CODE) return { phone: typed, callingCode: given }
  const phone = normalisePhone(typed, 'HK')
  if (phone.ok) return { phone: phone.national, callingCode: phone.callingCode }
  reader.faults.push({ field, problem: 'not-a-phone' })
  return { phone: typed, callingCode: given ?? HONG_KONG_CODE }
}

export function readSecondPhone(reader: RowReader) {
  const { phone, callingCode } = readPhone(reader, 'recipient.phone2', 'recipient.callingCode2')
  return { phone2: phone, callingCode2: callingCode }
}

/**
 * The address in the platform's parts. A part that has no cell of its own is looked for in the
 * lines; district and area are those that the platform publishes, in one language, for whatever
 * name people wrote of them (trap 53), and a neighbourhood's own name stays with the street.
 */
function readWrittenAddress(reader: RowReader, whose: Whose, hasPoint: boolean): ExpressAddress {
  const part = (name: keyof ExpressAddress) => reader.text(`${whose}.address.${name}`)
  const lines = whose === 'recipient' ? ADDRESS_LINES.flatMap((one) => reader.text(one) ?? []) : []
  const read = readAddress(lines.join(', '))
  const own = { building: part('building'), street: part('street') }
  const hasOwn = own.building !== undefined && own.street !== undefined
  const address: ExpressAddress = {
    flat: part('flat') ?? read.flat,
    floor: part('floor') ?? read.floor,
    block: part('block') ?? read.block,
    building: own.building ?? read.building,
    street: own.street ?? read.street,
    district: part('district'),
    area: part('area'),
    postalCode: part('postalCode'),
  }
  const named = placeOf(address, read)
  if (!named) return withoutPlace(reader, whose, address, { read, hasPoint })
  const { place, names } = named
  checkArea(reader, whose, { place, area: address.area, hasPoint })
  const isChinese = HAN.test(address.district ?? '') || isMostlyChinese(address, lines)
  return {
    ...address,
    street: hasOwn && names.length === 0 ? address.street : withNames(address.street, names),
    ...publishedNames(place, isChinese),
  }
}

type Named = {
  place: Place
  /** Of its neighbourhoods, as they were written where no street keeps them. */
  names: readonly string[]
}

/** The place that the district's cell names, or the area's, or the rest of the address. */
function placeOf(address: ExpressAddress, read: AddressParts): Named | null {
  const names = read.neighbourhoods ?? []
  for (const text of [address.district, address.area]) {
    for (const one of (text ?? '').split(/[,，、/;]/)) {
      const place = findPlace(one)
      if (place) return { place, names: place.isPart ? [one.trim(), ...names] : names }
    }
  }
  if (address.district && !isAllOfHongKong(address.district) && !findAreaNamed(address.district)) {
    return null
  }
  const place =
    read.place ?? readAddress(`${address.street ?? ''}, ${address.building ?? ''}`).place
  return place ? { place, names } : null
}

/** An address of which nobody can tell the district: its area alone, and what is wrong with it. */
function withoutPlace(
  reader: RowReader,
  whose: Whose,
  address: ExpressAddress,
  { read, hasPoint }: { read: AddressParts; hasPoint: boolean },
): ExpressAddress {
  const field = `${whose}.address.district` as const
  if (address.district !== undefined && !hasPoint) {
    reader.faults.push({ field, problem: 'unknown-place' })
  }
  return address.area === undefined && read.area ? { ...address, area: read.area } : address
}

function checkArea(
  reader: RowReader,
  whose: Whose,
  { place, area, hasPoint }: { place: Place; area: ExpressAddress['area']; hasPoint: boolean },
): void {
  const named = findAreaNamed(area ?? '')
  if (named === null || named === place.district.area || hasPoint) return
  reader.faults.push({ field: `${whose}.address.area`, problem: 'other-area' })
}

/** A street with the neighbourhoods beside it that it does not name itself. */
function withNames(street: ExpressAddress['street'], names: readonly string[]) {
  if (!street) return street
  const missing = [...new Set(names)].filter(
    (name) => !comparedPlace(street).includes(comparedPlace(name)),
  )
  if (missing.length === 0) return street
  return HAN.test(street) ? `${missing.join('')}${street}` : [street, ...missing].join(', ')
}

function isMostlyChinese({ building, street }: ExpressAddress, lines: readonly string[]): boolean {
  return HAN.test([building, street, ...lines].join(''))
}

/** Both degrees or none; one alone is no place. */
function readLocation(reader: RowReader, whose: Whose): Coordinates | undefined {
  const degrees = (field: ImportField, most: number) =>
    reader.read(field, 'not-degrees', (text) => {
      const typed = plainNumber(text)
      const value = Number(typed)
      return typed !== '' && Number.isFinite(value) && Math.abs(value) <= most ? value : null
    })
  const lat = degrees(`${whose}.lat`, 90)
  const lng = degrees(`${whose}.lng`, 180)
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  const missing = lat === undefined ? (`${whose}.lat` as const) : (`${whose}.lng` as const)
  const isHalf = (lat === undefined) !== (lng === undefined)
  if (isHalf && reader.text(missing) === undefined) {
    reader.faults.push({ field: missing, problem: 'required' })
  }
  return undefined
}
