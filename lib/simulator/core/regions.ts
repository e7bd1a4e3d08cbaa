type Region = {
  readonly langs: readonly string[]
  /** No region of the platform changes its clocks (conventions §1 rule 6). */
  readonly utcOffsetHours: number
  readonly countryCode: string
}

const VIETNAM = (
  'SGN HAN VNAGG VNBNH VNBDG VNBTN VNCMU VNCTO VNDNG VNDLK VNDNI VNHPG VNKHA VNKGG ' +
  'VNLAN VNNDH VNNAN VNQNH VNTNN VNTHA VNVTU VNTBH VNQNM VNTTH VNTNH VNTGG VNBTR VNLCA'
).split(' ')

/** Regions with their languages (conventions §2.2). */
const REGIONS: ReadonlyMap<string, Region> = new Map([
  ['HK', { langs: ['zh-HK', 'en'], utcOffsetHours: 8, countryCode: '852' }],
  ['SG', { langs: ['en'], utcOffsetHours: 8, countryCode: '65' }],
  ['KUL', { langs: ['ms', 'en'], utcOffsetHours: 8, countryCode: '60' }],
  ['BKK', { langs: ['th', 'en'], utcOffsetHours: 7, countryCode: '66' }],
  ['TPE', { langs: ['zh-TW', 'en'], utcOffsetHours: 8, countryCode: '886' }],
  ...VIETNAM.map((name): [string, Region] => [
    name,
    { langs: ['vi', 'en'], utcOffsetHours: 7, countryCode: '84' },
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
