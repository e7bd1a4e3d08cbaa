import {
  areaNameBeside,
  HONG_KONG_DISTRICTS,
  type DistrictName,
  type HongKongArea,
} from '@/lib/domain/express/hong-kong-districts'
import { NEIGHBOURHOODS } from './neighbourhoods'

type District = (typeof HONG_KONG_DISTRICTS)[number]

/** A place that people name, and the district that it lies in. */
export type Place = {
  readonly district: District
  /** A part of the district, and not the district by its own name. */
  readonly isPart: boolean
}

/** What people write for the three areas, as it is compared. */
const AREA_NAMES: Readonly<Record<HongKongArea, readonly string[]>> = {
  'Hong Kong Island': ['hki', 'hkisland', 'hongkongisland', '港島', '香港島', '港島區', '香港區'],
  Kowloon: ['kln', 'kl', 'kowloon', 'kowlon', '九龍', '九龍區'],
  'New Territories': ['nt', 'newterritories', 'newterritory', '新界', '新界區'],
}

/** All of Hong Kong, which narrows nothing down. */
const WHOLE = new Set(['hk', 'hkg', 'hkchina', 'hkhk', 'hongkong', 'hongkonghk', 'hongkongchina'])
for (const name of [
  'hongkongsar',
  'hksar',
  'hongkongsarchina',
  'china',
  'cn',
  '香港',
  '中國香港',
]) {
  WHOLE.add(name)
}
for (const name of ['香港特別行政區', '中國', '中国香港', '中国', '香港特别行政区']) WHOLE.add(name)

const SIMPLIFIED: Readonly<Record<string, string>> = {
  区: '區',
  湾: '灣',
  岛: '島',
  龙: '龍',
  东: '東',
  离: '離',
  观: '觀',
  门: '門',
  贡: '貢',
  将: '將',
  军: '軍',
  马: '馬',
  围: '圍',
  关: '關',
  锦: '錦',
  铜: '銅',
  锣: '鑼',
  环: '環',
  红: '紅',
  启: '啟',
  钻: '鑽',
  岭: '嶺',
}

/** A place's name as it is compared: without case, spaces and punctuation, in traditional letters. */
export function comparedPlace(text: string): string {
  const bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return Array.from(bare, (letter) => SIMPLIFIED[letter] ?? letter).join('')
}

const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...HONG_KONG_DISTRICTS.flatMap((district) =>
    namesIn(NEIGHBOURHOODS[district.zh]).map(
      (name) => [comparedPlace(name), { district, isPart: true }] as const,
    ),
  ),
  ...HONG_KONG_DISTRICTS.flatMap((district) =>
    [district.zh, district.en, `${district.en} District`, ...bareNames(district)].map(
      (name) => [comparedPlace(name), { district, isPart: false }] as const,
    ),
  ),
])

function namesIn(list: string): string[] {
  return list.split(/[|;]/).map((name) => name.trim())
}

/** `沙田` for `沙田區`; not `東` for `東區`. */
function bareNames({ zh }: District): string[] {
  return zh.length > 2 ? [zh.slice(0, -1)] : []
}

/** The place that a text names and says nothing else; null where it is none that is known. */
export function findPlace(text: string): Place | null {
  const compared = comparedPlace(text)
  return PLACES.get(compared) ?? PLACES.get(compared.replace(/(區|district)$/, '')) ?? null
}

/** The area that a text names: `NT`, `KLN`, `港島`; null for anything else. */
export function findAreaNamed(text: string): HongKongArea | null {
  const compared = comparedPlace(text)
  for (const [area, names] of Object.entries(AREA_NAMES)) {
    if (names.includes(compared)) return area as HongKongArea
  }
  return null
}

/** Whether a text says Hong Kong as a whole, which is no area of it. */
export const isAllOfHongKong = (text: string): boolean => WHOLE.has(comparedPlace(text))

/** Names by which Chinese texts begin, the longest first: `大坑東` before `大坑`. */
const CHINESE: readonly string[] = [...PLACES.keys()]
  .filter((name) => /\p{Script=Han}/u.test(name))
  .sort((one, other) => other.length - one.length)

/** The longest name of a place that a Chinese text begins with; null where it begins with none. */
export function placeAtStart(text: string): { name: string; place: Place } | null {
  const name = CHINESE.find((known) => text.startsWith(known))
  const place = name === undefined ? undefined : PLACES.get(name)
  return name !== undefined && place ? { name, place } : null
}

/** District and area as the platform publishes them, both in the language in which it was written. */
export function publishedNames(
  { district }: Pick<Place, 'district'>,
  isChinese: boolean,
): { district: DistrictName | District['en']; area: string } {
  const name = isChinese ? district.zh : district.en
  return { district: name, area: areaNameBeside(district.area, name) }
}
