import { foldText } from '@/lib/domain/fold-text'
import { type Coordinates, distanceMetres } from '@/lib/domain/coordinates'
import { HONG_KONG_AREAS, findDistrict } from '@/lib/domain/express/hong-kong-districts'
import { type Locker, lockerKey } from '@/lib/lockers/model/lockers'

export type LockerQuery = {
  /** Words, all of which must be found, in either language. */
  readonly text: string
  /** Chinese name of one of the 18; null for all. */
  readonly district: string | null
  /** The nearest to it come first; null for none. */
  readonly origin: Coordinates | null
}

export type LockerMatch = IndexedLocker & {
  /** From the origin; null without one, and for a locker that is on no map. */
  readonly metres: number | null
}

/**
 * The lockers that are wanted: nearest first where there is an origin, those on no map last;
 * otherwise a code that was typed first, then names, then the rest, each as they came.
 */
export function findLockers(all: readonly IndexedLocker[], wanted: LockerQuery): LockerMatch[] {
  const { district, origin } = wanted
  const words = foldText(wanted.text).split(/\s+/).filter(Boolean)
  const found = all.filter(
    (one) =>
      (district === null || one.district === district) &&
      words.every((word) => searchTextOf(one.locker).text.includes(word)),
  )
  if (!origin) {
    const ranked = found.map((one) => ({ one, rank: rankOf(one, words) }))
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => ({ ...one, metres: null }))
  }
  return found
    .map((one) => {
      const { location } = one.locker
      return { ...one, metres: location && distanceMetres(origin, location) }
    })
    .toSorted((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0)
}

/** A locker by its whole code where the chosen district hides it; null where nothing is hidden. */
export function lockerElsewhere(
  all: readonly IndexedLocker[],
  { text, district }: Pick<LockerQuery, 'text' | 'district'>,
): IndexedLocker | null {
  const code = foldText(text).trim()
  if (district === null || code === '') return null
  const named = all.filter((one) => searchTextOf(one.locker).code === code)
  return named.some((one) => one.district === district) ? null : (named[0] ?? null)
}

function rankOf({ locker }: IndexedLocker, words: readonly string[]): number {
  if (words.length === 0) return 0
  const { code, name } = searchTextOf(locker)
  if (words.some((word) => code === word)) return 0
  if (words.some((word) => code.startsWith(word))) return 1
  return words.every((word) => name.includes(word)) ? 2 : 3
}

export type IndexedLocker = {
  readonly key: string
  readonly locker: Locker
  /** Its district's published Chinese name; null where the platform names another place. */
  readonly district: string | null
}

/** A locker as it is listed; what is searched of it comes later (`searchTextOf`). */
export function indexLocker(locker: Locker): IndexedLocker {
  const { district } = locker
  const known = district === null ? null : findDistrict(district)
  return { locker, key: lockerKey(locker), district: known?.zh ?? null }
}

/** What is searched of a locker, without capitals and marks. */
type SearchText = {
  readonly code: string
  readonly name: string
  /** Everything that can be searched, in both languages. */
  readonly text: string
}

const searchTexts = new WeakMap<Locker, SearchText>()

/**
 * What is searched of a locker, worked out once. For thousands it takes longer than anything else
 * about a list, which is shown before: then when the page has time, or at the first search.
 */
export function searchTextOf(locker: Locker): SearchText {
  const made = searchTexts.get(locker) ?? makeSearchText(locker)
  searchTexts.set(locker, made)
  return made
}

function makeSearchText(locker: Locker): SearchText {
  const { code, brand, area, district, name, address } = locker
  const known = district === null ? null : findDistrict(district)
  const areaEn = HONG_KONG_AREAS.find(({ zh, en }) => [zh, en].some((one) => one === area))
  const names = [name.zh, name.en]
  const parts = [
    code,
    brand,
    ...names,
    address.zh,
    address.en,
    area,
    areaEn?.en,
    areaEn?.zh,
    district,
    known?.zh,
    known?.en,
  ]
  // A place is written in one word as often as in two: "shatin".
  const joined = [name.en, address.en, areaEn?.en, known?.en].map((part) =>
    part?.replaceAll(/[\s-]+/g, ''),
  )
  return {
    code: foldText(code),
    name: foldText(names.filter(Boolean).join('\n')),
    text: foldText([...parts, ...joined].filter(Boolean).join('\n')),
  }
}
