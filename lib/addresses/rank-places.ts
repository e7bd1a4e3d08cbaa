import { foldText } from '@/lib/domain/fold-text'
import type { PlaceKind } from '@/lib/domain/place-match'

/** A name as it is compared: without blanks, marks and capitals, and its words by themselves. */
export type SearchName = { readonly whole: string; readonly words: readonly string[] }

export type Rankable = {
  readonly kind: PlaceKind
  readonly names: readonly SearchName[]
  /** The more, the better known. */
  readonly routes: number
}

/** Words that names and people write in two ways; the short one stands for both. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['road', 'rd'],
  ['street', 'st'],
  ['avenue', 'ave'],
  ['drive', 'dr'],
  ['crescent', 'cres'],
  ['close', 'cl'],
  ['place', 'pl'],
  ['terrace', 'terr'],
  ['garden', 'gdn'],
  ['gardens', 'gdns'],
  ['heights', 'hts'],
  ['centre', 'ctr'],
  ['center', 'ctr'],
  ['building', 'bldg'],
  ['block', 'blk'],
  ['station', 'stn'],
  ['interchange', 'int'],
  ['terminal', 'ter'],
  ['park', 'pk'],
  ['bukit', 'bt'],
  ['jalan', 'jln'],
  ['lorong', 'lor'],
  ['upper', 'upp'],
  ['north', 'nth'],
  ['south', 'sth'],
  ['central', 'ctrl'],
  ['tanjong', 'tg'],
  ['kampong', 'kg'],
  ['hospital', 'hosp'],
  ['school', 'sch'],
  ['market', 'mkt'],
  ['industrial', 'ind'],
  ['estate', 'est'],
])

const HAN = /\p{Script=Han}/u

/** How a name or what was typed is compared: "Sha Tin", "shatin" and "SHA-TIN" are one. */
export function searchName(text: string): SearchName {
  const plain = foldText(text).replace(/['’]/g, '')
  const words = (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => SHORT.get(word) ?? word)
  return { whole: words.join(''), words }
}

/** Long enough that finding it within a longer text means something. */
function isTelling(whole: string): boolean {
  return whole.length >= (HAN.test(whole) ? 2 : 4)
}

/**
 * The places that typed text may mean, best first: named so, named so at the beginning, with words
 * that begin so, holding it, or held by it as one part of a whole address. Of equals the store's own
 * come before stations and those before other places, and the better known first.
 */
export function rankPlaces<Place extends Rankable>(
  text: string,
  places: readonly Place[],
  most: number,
): Place[] {
  const typed = searchName(text)
  if (typed.whole === '') return []
  return places
    .flatMap((place, order) => {
      const score = Math.max(...place.names.map((name) => scoreOf(typed, name)))
      return score > 0 ? [{ place, order, score: score + weightOf(place) }] : []
    })
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, most)
    .map(({ place }) => place)
}

/** 0 where the name has nothing of what was typed; else up to 100. */
function scoreOf(typed: SearchName, name: SearchName): number {
  if (name.whole === '') return 0
  if (name.whole === typed.whole) return 100
  if (name.whole.startsWith(typed.whole)) return 80
  const isOfWords = typed.words.every((word) => name.words.some((one) => one.startsWith(word)))
  if (isOfWords || (isTelling(typed.whole) && name.whole.includes(typed.whole))) return 60
  if (isTelling(name.whole) && typed.whole.includes(name.whole)) {
    // Of the parts of an address the longer one says more.
    return 30 + 20 * (name.whole.length / typed.whole.length)
  }
  return 0
}

const KIND_WEIGHT: Readonly<Record<PlaceKind, number>> = {
  address: 9,
  store: 8,
  station: 7,
  place: 0,
}

/** Less than between two ways of being named, so that it decides between equals alone. */
function weightOf({ kind, routes }: Rankable): number {
  return KIND_WEIGHT[kind] + Math.min(4, Math.log2(routes + 1) / 2)
}
