/** The three areas of Hong Kong, as its addresses name them. */
export const HONG_KONG_AREAS = [
  { en: 'Hong Kong Island', zh: '香港島' },
  { en: 'Kowloon', zh: '九龍' },
  { en: 'New Territories', zh: '新界' },
] as const
export type HongKongArea = (typeof HONG_KONG_AREAS)[number]['en']

export type District = {
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

/** The district by either of its names, with or without 區 or `District`; null for other places. */
export function findDistrict(name: string): District | null {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/(區| district)$/, '')
  return (
    HONG_KONG_DISTRICTS.find(({ zh, en }) => [zh, en].some((one) => bare(one) === bare(name))) ??
    null
  )
}

/** Whether the district is a published one, and lies in that area; names in either language. */
export function isKnownPlace(districtName: string, areaName: string): boolean {
  const district = findDistrict(districtName)
  const area = HONG_KONG_AREAS.find(({ en, zh }) => [en, zh].some((one) => one === areaName.trim()))
  return district !== null && district.area === area?.en
}
