/** The three areas of Hong Kong, as its addresses name them. */
export const HONG_KONG_AREAS = [
  { en: 'Hong Kong Island', zh: '香港島' },
  { en: 'Kowloon', zh: '九龍' },
  { en: 'New Territories', zh: '新界' },
] as const
export type HongKongArea = (typeof HONG_KONG_AREAS)[number]['en']

type District = {
  /** The platform's name, by which pickup points are filtered (express §4.8). */
  readonly zh: string
  readonly en: string
  readonly area: HongKongArea
}

/** The 18 districts, the only place names that the platform publishes (express §4.8). */
export const HONG_KONG_DISTRICTS = [
  { zh: '中西區', en: 'Central and Western', area: 'Hong Kong Island' },
  { zh: '灣仔區', en: 'Wan Chai', area: 'Hong Kong Island' },
  { zh: '東區', en: 'Eastern', area: 'Hong Kong Island' },
  { zh: '南區', en: 'Southern', area: 'Hong Kong Island' },
  { zh: '油尖旺區', en: 'Yau Tsim Mong', area: 'Kowloon' },
  { zh: '深水埗區', en: 'Sham Shui Po', area: 'Kowloon' },
  { zh: '九龍城區', en: 'Kowloon City', area: 'Kowloon' },
  { zh: '黃大仙區', en: 'Wong Tai Sin', area: 'Kowloon' },
  { zh: '觀塘區', en: 'Kwun Tong', area: 'Kowloon' },
  { zh: '荃灣區', en: 'Tsuen Wan', area: 'New Territories' },
  { zh: '屯門區', en: 'Tuen Mun', area: 'New Territories' },
  { zh: '元朗區', en: 'Yuen Long', area: 'New Territories' },
  { zh: '北區', en: 'North', area: 'New Territories' },
  { zh: '大埔區', en: 'Tai Po', area: 'New Territories' },
  { zh: '沙田區', en: 'Sha Tin', area: 'New Territories' },
  { zh: '西貢區', en: 'Sai Kung', area: 'New Territories' },
  { zh: '葵青區', en: 'Kwai Tsing', area: 'New Territories' },
  { zh: '離島區', en: 'Islands', area: 'New Territories' },
] as const satisfies readonly District[]
export type DistrictName = (typeof HONG_KONG_DISTRICTS)[number]['zh']

export function isDistrictName(text: unknown): text is DistrictName {
  return HONG_KONG_DISTRICTS.some(({ zh }) => zh === text)
}

const bareName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/(區| district)$/, '')

const BY_NAME: ReadonlyMap<string, District> = new Map(
  HONG_KONG_DISTRICTS.flatMap((one) => [one.zh, one.en].map((name) => [bareName(name), one])),
)

/** The district by either of its names, with or without 區 or `District`; null for other places. */
export function findDistrict(name: string): District | null {
  return BY_NAME.get(bareName(name)) ?? null
}

/** How an area is called beside a district: in Chinese where the district is. */
export function areaNameBeside(area: HongKongArea, district: string): string {
  const { en, zh } = HONG_KONG_AREAS.find((one) => one.en === area) ?? HONG_KONG_AREAS[0]
  return /\p{Script=Han}/u.test(district) ? zh : en
}

/** The area by either of its names; null for anything else. */
export function findArea(name: string): HongKongArea | null {
  return (
    HONG_KONG_AREAS.find(({ en, zh }) => [en, zh].some((one) => one === name.trim()))?.en ?? null
  )
}

/**
 * Whether district and area stand on the list as they are written: to the letter, and both in one
 * language. Whatever is written otherwise needs its point, since the platform's own list is not
 * published and may know one spelling only (express §2.2, trap 53).
 */
export function isKnownPlace(district: string, area: string): boolean {
  const known = HONG_KONG_DISTRICTS.find(({ zh, en }) => [zh, en].some((one) => one === district))
  return known !== undefined && areaNameBeside(known.area, district) === area
}
