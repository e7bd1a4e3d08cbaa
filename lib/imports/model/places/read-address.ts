import type { HongKongArea } from '@/lib/domain/express/hong-kong-districts'
import {
  comparedPlace,
  findAreaNamed,
  findPlace,
  isAllOfHongKong,
  placeAtStart,
  type Place,
} from './find-place'

/** An address that was written as one text, in the parts that the platform asks for. */
export type AddressParts = {
  flat?: string
  floor?: string
  block?: string
  building?: string
  street?: string
  place?: Place
  area?: HongKongArea
  /** Names of neighbourhoods as they were written, which no part above holds. */
  neighbourhoods?: string[]
}

const HAN = /\p{Script=Han}/u
/** A postal code that shops make people type: Hong Kong has none. */
const NO_CODE = /^(?:0{3,6}|999077|852|HKG?)$/i

/**
 * Takes an address apart that people wrote in one line, in either script: what is in no other part
 * is the building. Where only the building or only the street can be told, it stands for both: the
 * platform asks for both, and an estate's name is where its street would stand (decision 0272).
 */
export function readAddress(text: string): AddressParts {
  const clean = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (clean === '') return {}
  const parts = HAN.test(clean) ? readChinese(clean) : readEnglish(clean)
  const [first, ...others] = parts.neighbourhoods ?? []
  const isEstate = !parts.building && !parts.street && first !== undefined
  if (isEstate) return { ...parts, building: first, street: first, neighbourhoods: others }
  const { building, street } = parts
  if (building && !street) return { ...parts, street: building }
  return street && !building ? { ...parts, building: street } : parts
}

/** Takes what matches out of a text; a comma is left, since what stood around it was apart. */
class Rest {
  constructor(public text: string) {}

  take(pattern: RegExp): string | undefined {
    const match = pattern.exec(this.text)
    if (!match) return undefined
    const before = this.text.slice(0, match.index)
    this.text = `${before},${this.text.slice(match.index + match[0].length)}`
    const groups: readonly (string | undefined)[] = match.slice(1)
    return groups.find((group) => group !== undefined)?.trim()
  }
}

const WAY =
  'road|rd|street|st|avenue|ave|lane|path|drive|terrace|highway|circuit|crescent|boulevard|praya|bypass|close|rise'
const STREET = new RegExp(
  `((?:no\\.? ?)?\\d+[a-z]?(?: ?[-–&/] ?\\d+[a-z]?)* (?:[\\p{L}'’.]+ ){1,5}?(?:${WAY})\\b\\.?(?: (?:east|west|north|south|central)\\b)?)`,
  'iu',
)
const NAMED_STREET = new RegExp(
  `^(?:[\\p{L}\\d'’.&-]+ ){1,5}(?:${WAY})\\b\\.?(?: (?:east|west|north|south|central))?(?: (?:no\\.? ?)?\\d+[a-z]?)?$`,
  'iu',
)
const FLAT =
  /\b(?:flat|room|rm|unit|suite|apartment|apt|shop)\b\.? ?(?:no\.? ?)?#?((?:[a-z]{0,2}\d{1,5}[a-z]?|[a-z])(?: ?[-&/] ?[a-z]?\d{1,5}[a-z]?\b)?)(?=[\s,]|$)/i
const FLOOR =
  /\b(?:(\d{1,3}|[lu]?g|b\d?|m|r) ?\/ ?f\b\.?|(\d{1,3})(?:st|nd|rd|th)? ?(?:floor|flr|fl)\b\.?|(ground|upper ground|lower ground) floor\b|floor (\d{1,3})\b)/i
const BLOCK = /\b(?:block|blk|tower|twr)\b\.? ?(\d{1,2}[a-z]?|[a-z]\d?|[ivx]{1,4})(?=[\s,]|$)/i

function readEnglish(text: string): AddressParts {
  const rest = new Rest(text.replace(/[;\n，、。]/g, ','))
  const parts: AddressParts = {}
  const floor = rest.take(FLOOR)
  const flat = rest.take(FLAT)
  const block = rest.take(BLOCK)
  const building: string[] = []
  const queue = segmentsOf(rest.text)
  const numbers = queue.findIndex((one) => /^(?:no\.? ?)?\d+[a-z]?(?:-\d+[a-z]?)?$/i.test(one))
  const after = queue[numbers + 1]
  if (numbers >= 0 && after !== undefined && NAMED_STREET.test(after)) {
    queue.splice(numbers, 2, `${queue[numbers]} ${after}`)
  }
  for (const segment of queue.map((one) => withoutPlaces(one, parts)).filter(Boolean)) {
    const match = parts.street === undefined ? STREET.exec(segment) : null
    if (match) {
      parts.street = match[0]
      building.push(...around(segment, match))
    } else if (parts.street === undefined && NAMED_STREET.test(segment)) parts.street = segment
    else building.push(segment)
  }
  const [first = ''] = building
  const isFlat = flat === undefined && building.length > 1 && /^[a-z]?\d{0,4}[a-z]?$/i.test(first)
  if (isFlat) building.shift()
  return {
    ...withText('flat', flat ?? (isFlat ? first : undefined)),
    ...withText('floor', floor),
    ...withText('block', block),
    ...withText('building', building.join(', ')),
    ...parts,
  }
}

const around = (segment: string, { index, 0: match }: RegExpExecArray): string[] =>
  [segment.slice(0, index), segment.slice(index + match.length)]
    .map((one) => one.replace(/^[\s,.-]+|[\s,-]+$/g, ''))
    .filter(Boolean)

/** A segment without the place and the area at its end, which are told of the address. */
function withoutPlaces(segment: string, parts: AddressParts): string {
  let words = segment.split(' ')
  for (let isFound = true; isFound && words.length > 0;) {
    isFound = false
    for (let count = Math.min(4, words.length); count > 0 && !isFound; count--) {
      const tail = words.slice(-count).join(' ').replace(/\.$/, '')
      if (!says(tail, words.length === count, parts)) continue
      words = words.slice(0, -count)
      isFound = true
    }
  }
  return words.join(' ').replace(/^[\s.-]+|[\s-]+$/g, '')
}

/** Whether words name a place, an area, or Hong Kong as a whole; the first place that was told counts. */
function says(words: string, isAlone: boolean, parts: AddressParts): boolean {
  if (isAllOfHongKong(words) || NO_CODE.test(words)) return true
  const area = findAreaNamed(words)
  if (area) {
    parts.area ??= area
    return true
  }
  const place = findPlace(words)
  // `Central` at the end of a road's name is no place.
  if (!place || (!isAlone && /^(?:central|eastern|southern|north|islands)$/i.test(words))) {
    return false
  }
  if (parts.place && parts.place.district !== place.district) return false
  parts.place ??= place
  if (place.isPart) parts.neighbourhoods = [words, ...(parts.neighbourhoods ?? [])]
  return true
}

const DIGITS = '0-9A-Za-z一二三四五六七八九十'
const CHINESE_FLOOR =
  /(地下|地庫|閣樓|平台|天台|[0-9]{1,3}|[一二三四五六七八九十]{1,3})(?:樓|字樓|層)|([0-9]{1,3}|[GBM]) ?\/ ?F|(地下|地庫|閣樓)/i
const CHINESE_FLAT =
  /([A-Za-z]?[0-9]{0,5}[A-Za-z]?(?:[-至、&][A-Za-z0-9]{1,5})?)(?:號?(?:室|舖|鋪|單位)|房)(?!樓)|(?:flat|room|rm|unit) ?([A-Za-z0-9]{1,5})/i
const CHINESE_BLOCK = new RegExp(`第?([${DIGITS}]{1,3})(?:座|期)`)
const CHINESE_STREET =
  /([\u3400-\u9fff]{1,10}?(?:公路|大道|道|街|路|里|徑|巷|坊|圍)[東西南北中]?(?:[一二三四五六七八九十]段)? ?(?:[0-9]+[A-Za-z]?(?:[-–至&、][0-9]+[A-Za-z]?)*號?))|([\u3400-\u9fff]{1,10}?(?:公路|大道|道|街|路|徑|巷)[東西南北中]?(?=,|$))/u

function readChinese(text: string): AddressParts {
  const parts: AddressParts = {}
  const spaced = text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ',')
  const begin = withoutLead(spaced.replace(/[;；，、。\n]/g, ','), parts)
  const rest = new Rest(begin)
  const block = rest.take(CHINESE_BLOCK)
  const floor = rest.take(CHINESE_FLOOR)
  const flat = rest.take(CHINESE_FLAT)
  const building: string[] = []
  for (const segment of segmentsOf(rest.text)) {
    const own = withoutLead(segment, parts)
    if (own === '') continue
    const match = parts.street === undefined ? CHINESE_STREET.exec(own) : null
    if (!match) building.push(own)
    else {
      parts.street = match[0].trim()
      building.push(...around(own, match))
    }
  }
  return {
    ...withText('flat', flat),
    ...withText('floor', floor),
    ...withText('block', block),
    ...withText('building', building.join('')),
    ...parts,
  }
}

/** What follows a name that is no place there: 青山公路, 太子道西, 觀塘花園大廈. */
const IS_LONGER = /^(?:公路|大道|道|街|路|里|徑|巷|邨|村|苑|花園|廣場|中心|大廈|城|商場|工業)/

/** A Chinese text without Hong Kong, area and places at its beginning, which are told of the address. */
function withoutLead(text: string, parts: AddressParts): string {
  let left = text.replace(/^[\s,]+/, '')
  for (;;) {
    const whole = /^(?:中國)?香港(?!仔|島|大學|國際|區)(?:特別行政區)?[\s,]*/.exec(left)
    const area = /^(?:新界|九龍(?!城|灣|塘|西|東)|港島|香港島|香港區)區?[\s,]*/.exec(left)
    if (whole) left = left.slice(whole[0].length)
    else if (area) {
      parts.area ??= findAreaNamed(area[0]) ?? 'Hong Kong Island'
      left = left.slice(area[0].length)
    } else {
      const found = placeAtStart(comparedPlace(left.slice(0, 12)))
      const after = found ? left.slice(found.name.length).replace(/^區/, '') : ''
      if (!found || !left.startsWith(found.name) || IS_LONGER.test(after)) return left
      if (parts.place && parts.place.district !== found.place.district) return left
      parts.place ??= found.place
      if (found.place.isPart) (parts.neighbourhoods ??= []).push(found.name)
      left = after.replace(/^[\s,]+/, '')
    }
  }
}

const segmentsOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim().replace(/^[-–]\s*|\s*[-–]$/g, ''))
    .filter((one) => one !== '' && !NO_CODE.test(one))

function withText<Name extends 'flat' | 'floor' | 'block' | 'building'>(
  name: Name,
  text: string | undefined,
): Partial<Record<Name, string>> {
  return text === undefined || text === '' ? {} : ({ [name]: text } as Record<Name, string>)
}
