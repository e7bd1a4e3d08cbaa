import { z } from 'zod'

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
