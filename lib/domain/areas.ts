/**
 * The places that the platform serves. Its regions are its own, not ISO codes: three cities stand
 * for their countries and Vietnam has 28 (conventions §1 rule 5, §2.2).
 */

const VIETNAM = [
  ...['SGN', 'HAN', 'VNAGG', 'VNBNH', 'VNBDG', 'VNBTN', 'VNCMU', 'VNCTO', 'VNDNG', 'VNDLK'],
  ...['VNDNI', 'VNHPG', 'VNKHA', 'VNKGG', 'VNLAN', 'VNNDH', 'VNNAN', 'VNQNH', 'VNTNN', 'VNTHA'],
  ...['VNVTU', 'VNTBH', 'VNQNM', 'VNTTH', 'VNTNH', 'VNTGG', 'VNBTR', 'VNLCA'],
] as const

/** Every region that a request may name. */
export const ALL_REGIONS = ['HK', 'SG', 'KUL', 'BKK', ...VIETNAM, 'TPE'] as const
export type Region = (typeof ALL_REGIONS)[number]

/** Every language that the platform answers in. */
export const ALL_LANGUAGES = ['zh-HK', 'en', 'ms', 'th', 'vi', 'zh-TW'] as const
export type Language = (typeof ALL_LANGUAGES)[number]

/** The two halves of the platform, each with its own host and credentials. */
export type Zone = 'AP1' | 'AP2'

/** The regions that the header KS-Region admits; the parcel family knows no others (§5.1). */
export const KS_REGIONS = ['HK', 'SG', 'SGN', 'HAN', 'KUL', 'BKK'] as const satisfies Region[]
export type ParcelRegion = (typeof KS_REGIONS)[number]

export type Area = {
  readonly zone: Zone
  /** IANA name. Every time on the wire is local time of this zone (§1 rule 6). */
  readonly timeZone: string
  /** The languages that may be asked for; the area's own first. */
  readonly languages: readonly Language[]
  /** International calling code, digits only. */
  readonly callingCode: string
  /** What is dialled before a number within the country and left out from abroad; '' for none. */
  readonly trunkPrefix: '' | '0'
  /** How many digits a national number has, without its trunk prefix. */
  readonly phoneDigits: { readonly min: number; readonly max: number }
  /** ISO 4217. */
  readonly currency: string
}

const HONG_KONG: Area = {
  zone: 'AP1',
  timeZone: 'Asia/Hong_Kong',
  languages: ['zh-HK', 'en'],
  callingCode: '852',
  trunkPrefix: '',
  phoneDigits: { min: 8, max: 8 },
  currency: 'HKD',
}

const SINGAPORE: Area = {
  zone: 'AP2',
  timeZone: 'Asia/Singapore',
  languages: ['en'],
  callingCode: '65',
  trunkPrefix: '',
  phoneDigits: { min: 8, max: 8 },
  currency: 'SGD',
}

const MALAYSIA: Area = {
  zone: 'AP2',
  timeZone: 'Asia/Kuala_Lumpur',
  languages: ['ms', 'en'],
  callingCode: '60',
  trunkPrefix: '0',
  phoneDigits: { min: 8, max: 10 },
  currency: 'MYR',
}

const THAILAND: Area = {
  zone: 'AP2',
  timeZone: 'Asia/Bangkok',
  languages: ['th', 'en'],
  callingCode: '66',
  trunkPrefix: '0',
  phoneDigits: { min: 8, max: 9 },
  currency: 'THB',
}

const VIETNAM_AREA: Area = {
  zone: 'AP2',
  timeZone: 'Asia/Ho_Chi_Minh',
  languages: ['vi', 'en'],
  callingCode: '84',
  trunkPrefix: '0',
  phoneDigits: { min: 9, max: 10 },
  currency: 'VND',
}

const TAIWAN: Area = {
  zone: 'AP1',
  timeZone: 'Asia/Taipei',
  languages: ['zh-TW', 'en'],
  callingCode: '886',
  trunkPrefix: '0',
  phoneDigits: { min: 8, max: 9 },
  currency: 'TWD',
}

const AREAS: ReadonlyMap<string, Area> = new Map<Region, Area>([
  ['HK', HONG_KONG],
  ['SG', SINGAPORE],
  ['KUL', MALAYSIA],
  ['BKK', THAILAND],
  ['TPE', TAIWAN],
  ...VIETNAM.map((region) => [region, VIETNAM_AREA] as const),
])

export function areaOf(region: Region): Area {
  const area = AREAS.get(region)
  if (!area) throw new RangeError(`No such region: ${region}`)
  return area
}

export function isRegion(text: unknown): text is Region {
  return typeof text === 'string' && AREAS.has(text)
}

/** The preferred language where the region allows it, else English, which every region does. */
export function languageFor(region: Region, preferred: string): Language {
  return areaOf(region).languages.find((language) => language === preferred) ?? 'en'
}

/** Estimates and delivery modes exist in Hong Kong only (food §1). */
export function offersFoodEstimates(region: Region): boolean {
  return region === 'HK'
}

export function offersParcels(region: Region): region is ParcelRegion {
  return KS_REGIONS.some((one) => one === region)
}

/** Home express is offered in Hong Kong only (express §1, conventions §1 rule 5). */
export function offersExpress(region: Region): region is 'HK' {
  return region === 'HK'
}
