import { isMissing, type ExpressAddress, type Party } from '@/lib/domain/express/waybill-draft'
import { publishedNames } from './places/find-place'
import { readAddress } from './places/read-address'

/** Which part of a sender is whose: a row's own name, phone and address each win as a whole. */
export type SenderSource = Readonly<Record<'name' | 'phone' | 'address', 'row' | 'import'>>

/** A row's sender with what its cells lack taken from the import's. */
export function fillSender(
  own: Party | null | undefined,
  common: Party | null,
): { sender: Party; source: SenderSource } {
  const mine = { name: own?.name, phone: own?.phone, address: own?.address }
  const has = (part: keyof SenderSource) => (isMissing(mine[part]) ? 'import' : 'row')
  const source: SenderSource = { name: has('name'), phone: has('phone'), address: has('address') }
  const of = (part: keyof SenderSource) => (source[part] === 'row' ? own : common)
  return {
    source,
    sender: {
      name: of('name')?.name,
      callingCode: of('phone')?.callingCode,
      phone: of('phone')?.phone,
      address: of('address')?.address,
      location: of('address')?.location,
    },
  }
}

/** A sender whose address is one line, taken apart; one that has its parts stays as it is. */
export function withAddressParts(party: Party): Party {
  const { address } = party
  if (!address?.street || address.building || address.district) return party
  const { flat, floor, block, building, street, place } = readAddress(address.street)
  const parts: ExpressAddress = { flat, floor, block, building, street }
  if (!place) return { ...party, address: parts }
  const isChinese = /\p{Script=Han}/u.test(address.street)
  return { ...party, address: { ...parts, ...publishedNames(place, isChinese) } }
}
