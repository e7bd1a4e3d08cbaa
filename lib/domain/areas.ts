/**
 * The places that the platform serves. Its regions are its own, not ISO codes: three cities stand
 * for their countries and Vietnam has 28 (conventions §1 rule 5, §2.2).
 */

const VIETNAM = [
  'SGN',
  'HAN',
  'VNAGG',
  'VNBNH',
  'VNBDG',
  'VNBTN',
  'VNCMU',
  'VNCTO',
  'VNDNG',
  'VNDLK',
  'VNDNI',
  'VNHPG',
  'VNKHA',
  'VNKGG',
  'VNLAN',
  'VNNDH',
  'VNNAN',
  'VNQNH',
  'VNTNN',
  'VNTHA',
  'VNVTU',
  'VNTBH',
  'VNQNM',
  'VNTTH',
  'VNTNH',
  'VNTGG',
  'VNBTR',
  'VNLCA',
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
type ParcelRegion = (typeof KS_REGIONS)[number]

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
  /** As it stands on price tags there, and is told from its neighbours' everywhere else. */
  readonly currencySign: string
  /** What people write for it beside an amount, as alternatives of a regular expression. */
  readonly currencyWords: string
  /** Prices have no cents there: an amount shows decimals only when it has any. */
  readonly hasNoCents?: true
  /**
   * In that currency: a bill above it is a slip of the finger. About a million Hong Kong dollars, up
   * to the next power of ten; the platform names no limit (food §4.2, decision 0175).
   */
  readonly largestBill: number
}

const HONG_KONG: Area = {
  zone: 'AP1',
  timeZone: 'Asia/Hong_Kong',
  languages: ['zh-HK', 'en'],
  callingCode: '852',
  trunkPrefix: '',
  phoneDigits: { min: 8, max: 8 },
  currency: 'HKD',
  currencySign: 'HK$',
  currencyWords: 'HK\\$|HKD|[$元圓]',
  largestBill: 1_000_000,
}

const SINGAPORE: Area = {
  zone: 'AP2',
  timeZone: 'Asia/Singapore',
  languages: ['en'],
  callingCode: '65',
  trunkPrefix: '',
  phoneDigits: { min: 8, max: 8 },
  currency: 'SGD',
  currencySign: 'S$',
  currencyWords: 'S\\$|SGD|\\$',
  largestBill: 1_000_000,
}

const MALAYSIA: Area = {
  zone: 'AP2',
  timeZone: 'Asia/Kuala_Lumpur',
  languages: ['ms', 'en'],
  callingCode: '60',
  trunkPrefix: '0',
  phoneDigits: { min: 8, max: 10 },
  currency: 'MYR',
  currencySign: 'RM',
  currencyWords: 'RM|MYR',
  largestBill: 1_000_000,
}

const THAILAND: Area = {
  zone: 'AP2',
  timeZone: 'Asia/Bangkok',
  languages: ['th', 'en'],
  callingCode: '66',
  trunkPrefix: '0',
  phoneDigits: { min: 8, max: 9 },
  currency: 'THB',
  currencySign: '฿',
  currencyWords: '฿|THB|บาท',
  largestBill: 10_000_000,
}

const VIETNAM_AREA: Area = {
  zone: 'AP2',
  timeZone: 'Asia/Ho_Chi_Minh',
  languages: ['vi', 'en'],
  callingCode: '84',
  trunkPrefix: '0',
  phoneDigits: { min: 9, max: 10 },
  currency: 'VND',
  currencySign: '₫',
  currencyWords: 'VN[DĐ]|[₫Đ]',
  hasNoCents: true,
  largestBill: 10_000_000_000,
}

const TAIWAN: Area = {
  zone: 'AP1',
  timeZone: 'Asia/Taipei',
  languages: ['zh-TW', 'en'],
  callingCode: '886',
  trunkPrefix: '0',
  phoneDigits: { min: 8, max: 9 },
  currency: 'TWD',
  currencySign: 'NT$',
  currencyWords: 'NT\\$|TWD|[$元圓]',
  hasNoCents: true,
  largestBill: 10_000_000,
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

/** A region whose prices are in a currency (ISO 4217); null where there is none. */
export function regionOfCurrency(currency: string): Region | null {
  return ALL_REGIONS.find((region) => areaOf(region).currency === currency) ?? null
}

/** Those that may be asked for in a region (conventions §2.2), its own first. */
export function languagesOf(region: Region): readonly Language[] {
  return areaOf(region).languages
}

/** The language of a region's people: what its stores are told in where nobody chose another. */
export function ownLanguage(region: Region): Language {
  return areaOf(region).languages[0] ?? 'en'
}

/**
 * The preferred language where the region has it or another writing of it, as one reads zh-TW who
 * reads zh-HK; else English, which every region has.
 */
export function languageFor(region: Region, preferred: string): Language {
  const { languages } = areaOf(region)
  const tongue = preferred.split('-')[0]
  const same = languages.find((language) => language.split('-')[0] === tongue)
  return languages.find((language) => language === preferred) ?? same ?? 'en'
}

/** In which the platform's texts are read at a store: as it chose where its region has that. */
export function storeLanguage(store: { region: Region; language: Language | null }): Language {
  const { region, language } = store
  return areaOf(region).languages.find((one) => one === language) ?? ownLanguage(region)
}

/** In which a person reads the platform's texts at a store; without a language of their own, as the store. */
export function readerLanguage(
  store: { region: Region; language: Language | null },
  locale: string | null,
): Language {
  return locale ? languageFor(store.region, locale) : storeLanguage(store)
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
