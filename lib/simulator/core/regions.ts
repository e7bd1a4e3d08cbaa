/** The two deployments of the platform, each for some of the regions (conventions §1 rule 5). */
type Zone = 'AP1' | 'AP2'

type Region = {
  readonly zone: Zone
  readonly langs: readonly string[]
  /** No region of the platform changes its clocks (conventions §1 rule 6). */
  readonly utcOffsetHours: number
  readonly countryCode: string
  readonly currency: string
  /**
   * The largest bill, in the currency. The specification names none (food §4.2); a platform that
   * takes any would hide a client that counts in the wrong unit.
   */
  readonly largestBill: number
  /** How the phone numbers of made-up partners begin, before three digits of their own. */
  readonly partnerPhone: string
}

const VIETNAM = (
  'SGN HAN VNAGG VNBNH VNBDG VNBTN VNCMU VNCTO VNDNG VNDLK VNDNI VNHPG VNKHA VNKGG ' +
  'VNLAN VNNDH VNNAN VNQNH VNTNN VNTHA VNVTU VNTBH VNQNM VNTTH VNTNH VNTGG VNBTR VNLCA'
).split(' ')

/** Regions with their languages (conventions §2.2). */
const REGIONS: ReadonlyMap<string, Region> = new Map([
  [
    'HK',
    {
      zone: 'AP1',
      langs: ['zh-HK', 'en'],
      utcOffsetHours: 8,
      countryCode: '852',
      currency: 'HKD',
      largestBill: 1_000_000,
      partnerPhone: '50000',
    },
  ],
  [
    'SG',
    {
      zone: 'AP2',
      langs: ['en'],
      utcOffsetHours: 8,
      countryCode: '65',
      currency: 'SGD',
      largestBill: 1_000_000,
      partnerPhone: '50000',
    },
  ],
  [
    'KUL',
    {
      zone: 'AP2',
      langs: ['ms', 'en'],
      utcOffsetHours: 8,
      countryCode: '60',
      currency: 'MYR',
      largestBill: 1_000_000,
      partnerPhone: '120000',
    },
  ],
  [
    'BKK',
    {
      zone: 'AP2',
      langs: ['th', 'en'],
      utcOffsetHours: 7,
      countryCode: '66',
      currency: 'THB',
      largestBill: 10_000_000,
      partnerPhone: '810000',
    },
  ],
  [
    'TPE',
    {
      zone: 'AP1',
      langs: ['zh-TW', 'en'],
      utcOffsetHours: 8,
      countryCode: '886',
      currency: 'TWD',
      largestBill: 10_000_000,
      partnerPhone: '910000',
    },
  ],
  ...VIETNAM.map((name): [string, Region] => [
    name,
    {
      zone: 'AP2',
      langs: ['vi', 'en'],
      utcOffsetHours: 7,
      countryCode: '84',
      currency: 'VND',
      largestBill: 10_000_000_000,
      partnerPhone: '900000',
    },
  ]),
])

/** What is known of a region, or undefined for a word that is not one. */
export const regionNamed = (name: string) => REGIONS.get(name)

/** A region that the envelope has already accepted. */
export function knownRegion(name: string): Region {
  const region = REGIONS.get(name)
  if (!region) throw new Error(`no region is named ${name}`)
  return region
}

/** The regions of the same deployment, this one among them. */
export function regionsOfZone(region: string): string[] {
  const { zone } = knownRegion(region)
  return [...REGIONS].filter(([, other]) => other.zone === zone).map(([name]) => name)
}

/** How long numbers are without their country code, where the platform's areas agree on one length. */
const DIGITS: Readonly<Record<string, number>> = { '852': 8, '65': 8 }

/** A phone number: digits alone, without its country code. */
export function isPhoneNumber(text: string, countryCode: string) {
  if (!/^\d{5,15}$/.test(text)) return false
  const digits = DIGITS[countryCode]
  return digits === undefined || text.length === digits
}

export const isCountryCode = (text: string) => /^[1-9]\d{0,4}$/.test(text)

/** A text of the platform in the languages that it keeps it in. */
export type Words = { readonly en: string; readonly zh: string }

/** Other languages than Chinese get English. */
export const inLanguage = ({ en, zh }: Words, lang: string) => (lang.startsWith('zh') ? zh : en)
