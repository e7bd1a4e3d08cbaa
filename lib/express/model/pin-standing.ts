import { isKnownPlace } from '@/lib/domain/express/hong-kong-districts'
import type { FormFault } from './form-fault'
import { readAddress } from './read-party'
import type { TypedAddress, TypedParty } from './typed-waybill'

/** What says where a house is; flat and floor lie within it. */
const WHERE = ['block', 'building', 'street', 'district', 'area'] as const

/**
 * Whether what the address said when the pin was put says something else by now. Parts that were
 * still empty then question nothing when they are filled in.
 */
export function isPinOfAnother({ address, location, pinFor }: TypedParty): boolean {
  const plain = (text: string) => text.trim().toLowerCase()
  const isOther = (part: (typeof WHERE)[number]) =>
    pinFor[part] !== '' && plain(pinFor[part]) !== plain(address[part])
  return location !== undefined && WHERE.some(isOther)
}

/** Whether the written address alone can be sent: one of the 18 districts (decision 0101). */
export function mayGoWithoutPin(typed: TypedAddress): boolean {
  const { district, area } = readAddress(typed)
  return isKnownPlace(district ?? '', area ?? '')
}

/** What keeps an address from being sent for its pin: none and no word on it, or another's. */
export function pinFaults(whose: 'sender' | 'recipient', party: TypedParty): FormFault[] {
  const field = `${whose}.location`
  if (isPinOfAnother(party)) return [{ field, problem: 'pin-of-another' }]
  if (party.location !== undefined) return []
  const isMeant = party.withoutPin && mayGoWithoutPin(party.address)
  return isMeant ? [] : [{ field, problem: 'pin-missing' }]
}
