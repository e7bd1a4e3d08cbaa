import { areaNameBeside } from '@/lib/domain/express/hong-kong-districts'
import { normalisePhone } from '@/lib/domain/phone/phone'
import type { ExpressAddress, Party } from '@/lib/domain/express/waybill-draft'
import type { TypedAddress, TypedParty } from './typed-waybill'
import type { FormFault } from './form-fault'

/** A phone number as it is typed; null when it is none. An empty one is Hong Kong's, and missing. */
export function readPhone(typed: string): { callingCode: string; phone: string } | null {
  if (typed.trim() === '') return { callingCode: '852', phone: '' }
  const read = normalisePhone(typed, 'HK')
  return read.ok ? { callingCode: read.callingCode, phone: read.national } : null
}

/** The parts as they are sent; the area in the language in which the district is written. */
export function readAddress(typed: TypedAddress): ExpressAddress {
  const { area, ...parts } = typed
  const trimmed = Object.entries(parts).map(([part, text]) => [part, text.trim()])
  return {
    ...(Object.fromEntries(trimmed) as Omit<TypedAddress, 'area'>),
    area: area === '' ? '' : areaNameBeside(area, parts.district),
  }
}

/** A sender or a recipient, and the fault of a number that cannot be read. */
export function readParty(
  whose: 'sender' | 'recipient',
  { name, phone, address, location }: TypedParty,
): { party: Party; faults: FormFault[] } {
  const number = readPhone(phone)
  return {
    party: {
      name: name.trim(),
      ...(number ?? { callingCode: '852', phone: phone.trim() }),
      address: readAddress(address),
      location,
    },
    faults: number ? [] : [{ field: `${whose}.phone`, problem: 'phone' }],
  }
}
