import 'server-only'
import { z } from 'zod'
import type { AddressMatch } from '@/lib/domain/address-match'
import { Problem } from '@/lib/domain/problem'
import { readsChinese } from '@/lib/domain/store-name'
import type { Locale } from '@/lib/i18n/locales'
import { type AddressSearch, getJson, MOST_MATCHES } from './search'

/** What is missing or oddly typed is no part of the label. */
const text = z
  .union([z.string(), z.number()])
  .transform((part) => String(part).trim())
  .catch('')
const street = z.object({ StreetName: text, BuildingNoFrom: text, BuildingNoTo: text })
const village = z.object({ VillageName: text, BuildingNoFrom: text, BuildingNoTo: text })
const estate = z.object({ EstateName: text })
const block = z.object({ BlockDescriptor: text, BlockNo: text })
/** The older form of the service gives the district as plain text. */
const district = z.union([
  z.object({ DcDistrict: text }),
  z.string().transform((DcDistrict) => ({ DcDistrict })),
])

const part = <T>(shape: z.ZodType<T>) => shape.optional().catch(undefined)

/** An address as the Address Lookup Service splits it; each part may be missing. */
export const premises = z.object({
  BuildingName: text,
  EngBlock: part(block),
  EngEstate: part(estate),
  EngStreet: part(street),
  EngVillage: part(village),
  EngDistrict: part(district),
  ChiBlock: part(block),
  ChiEstate: part(estate),
  ChiStreet: part(street),
  ChiVillage: part(village),
  ChiDistrict: part(district),
})

const suggestion = z.object({
  Address: z.object({
    PremisesAddress: z.object({
      EngPremisesAddress: premises.optional(),
      ChiPremisesAddress: premises.optional(),
      GeospatialInformation: z.object({
        Latitude: z.coerce.number().min(-90).max(90),
        Longitude: z.coerce.number().min(-180).max(180),
      }),
    }),
  }),
})

/** Without a match the list is missing altogether. */
const answer = z.object({ SuggestedAddress: z.array(z.unknown()).default([]) })

/**
 * The Hong Kong government's Address Lookup Service: `GET {url}/lookup?q=…&n=…`, in the language
 * that the header names. Throws the Problem `geocoderFailed`.
 */
export async function geocodeHongKong(url: string, search: AddressSearch): Promise<AddressMatch[]> {
  const { text, locale, signal } = search
  const address = new URL(`${url}/lookup`)
  address.searchParams.set('q', text)
  address.searchParams.set('n', String(MOST_MATCHES))
  const language = readsChinese(locale) ? 'zh-Hant' : 'en'
  const parsed = answer.safeParse(await getJson(address, { 'accept-language': language }, signal))
  if (!parsed.success) throw new Problem('geocoderFailed', { cause: parsed.error })
  return parsed.data.SuggestedAddress.flatMap((one) => {
    const read = suggestion.safeParse(one)
    return read.success ? toMatch(read.data.Address.PremisesAddress, locale) : []
  }).slice(0, MOST_MATCHES)
}

type Place = z.infer<typeof suggestion>['Address']['PremisesAddress']

/** In the person's language where it is there, else in the other; none without any words. */
function toMatch(place: Place, locale: Locale): AddressMatch[] {
  const { EngPremisesAddress, ChiPremisesAddress, GeospatialInformation } = place
  const english = EngPremisesAddress ? englishLabel(EngPremisesAddress) : ''
  const chinese = ChiPremisesAddress ? chineseLabel(ChiPremisesAddress) : ''
  const label = readsChinese(locale) ? chinese || english : english || chinese
  const { Latitude: lat, Longitude: lng } = GeospatialInformation
  return label === '' ? [] : [{ label, location: { lat, lng } }]
}

type Premises = z.infer<typeof premises>
type Numbered = { BuildingNoFrom: string; BuildingNoTo: string }

/** `Tower 8, Parc Oasis, 33 Grandeur Road, Sham Shui Po District`: from the door outwards. */
export function englishLabel(given: Premises): string {
  const { EngBlock, EngEstate, EngStreet, EngVillage, EngDistrict } = given
  const parts = [
    given.BuildingName,
    EngBlock && `${EngBlock.BlockDescriptor} ${EngBlock.BlockNo}`,
    EngEstate?.EstateName,
    EngStreet && `${numberOf(EngStreet)} ${EngStreet.StreetName}`,
    EngVillage && `${numberOf(EngVillage)} ${EngVillage.VillageName}`,
    EngDistrict?.DcDistrict,
  ]
  return present(parts).map(quiet).join(', ')
}

/** `深水埗區偉倫街33號又一居8座`: from the district inwards, without spaces. */
export function chineseLabel(given: Premises): string {
  const { ChiBlock, ChiEstate, ChiStreet, ChiVillage, ChiDistrict } = given
  const numbered = (name: string, where: Numbered) => {
    const number = numberOf(where)
    return number === '' ? name : `${name}${number}號`
  }
  const parts = [
    ChiDistrict?.DcDistrict,
    ChiVillage && numbered(ChiVillage.VillageName, ChiVillage),
    ChiStreet && numbered(ChiStreet.StreetName, ChiStreet),
    ChiEstate?.EstateName,
    ChiBlock && `${ChiBlock.BlockNo}${ChiBlock.BlockDescriptor}`,
    given.BuildingName,
  ]
  return present(parts).join('')
}

function numberOf({ BuildingNoFrom: from, BuildingNoTo: to }: Numbered): string {
  return to === '' || to === from ? from : `${from}-${to}`
}

function present(parts: readonly (string | undefined)[]): string[] {
  return parts.flatMap((part) => (part?.trim() ? [part.trim()] : []))
}

/** The service answers in capitals, which nobody reads quickly. */
function quiet(part: string): string {
  return part.toLowerCase().replace(/(^|[\s(&/-])(\p{L})/gu, (_, before: string, first: string) => {
    return before + first.toUpperCase()
  })
}
