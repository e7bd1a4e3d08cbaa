import { readChoice, readHttpAddress, readText } from './setting-readers'
import type { Environment } from './setting-readers'
import { SettingError } from './setting-error'

/**
 * Who turns an address into a place. `hk` is the Hong Kong government's Address Lookup Service;
 * `nominatim` is any server of OpenStreetMap's Nominatim, whose policy asks for a contact.
 */
export type GeocoderSetting =
  | { readonly kind: 'hk'; readonly url: string }
  | { readonly kind: 'nominatim'; readonly url: string; readonly contact: string }

const ADDRESSES = {
  hk: 'https://www.als.gov.hk',
  nominatim: 'https://nominatim.openstreetmap.org',
} as const

/** `null` when unset: addresses are found by pin alone. */
export function readGeocoder(env: Environment): GeocoderSetting | null {
  const kind = readChoice(env, 'GEOCODER', ['none', 'hk', 'nominatim'], 'none')
  if (kind === 'none') return null
  const given = readHttpAddress(env, 'GEOCODER_URL', 'an http or https address')
  const url = (given?.href ?? ADDRESSES[kind]).replace(/\/+$/, '')
  if (kind === 'hk') return { kind, url }
  const contact = readText(env, 'GEOCODER_CONTACT')
  if (contact === null || !/^[\x21-\x7e]{3,200}$/.test(contact)) {
    throw new SettingError(
      'GEOCODER_CONTACT',
      contact === null ? 'is not set' : 'holds something else',
      'an e-mail address or a web page of yours, which Nominatim’s usage policy asks for',
    )
  }
  return { kind, url, contact }
}
