import { distanceMetres, type Coordinates } from '@/lib/domain/coordinates'
import { normalize, type IndexedLocker } from './index-locker'

export type Wanted = {
  /** Words, all of which must be found, in either language. */
  readonly text: string
  /** Chinese name of one of the 18; null for all. */
  readonly district: string | null
  /** The nearest to it come first; null for none. */
  readonly origin: Coordinates | null
}

export type FoundLocker = IndexedLocker & {
  /** From the origin; null without one, and for a locker that is on no map. */
  readonly metres: number | null
}

/**
 * The lockers that are wanted: nearest first where there is an origin, those on no map last;
 * otherwise a code that was typed first, then names, then the rest, each as they came.
 */
export function findLockers(all: readonly IndexedLocker[], wanted: Wanted): FoundLocker[] {
  const { district, origin } = wanted
  const words = normalize(wanted.text).split(/\s+/).filter(Boolean)
  const found = all.filter(
    (one) =>
      (district === null || one.district === district) &&
      words.every((word) => one.text.includes(word)),
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

function rankOf({ code, name }: IndexedLocker, words: readonly string[]): number {
  if (words.length === 0) return 0
  if (words.some((word) => code === word)) return 0
  if (words.some((word) => code.startsWith(word))) return 1
  return words.every((word) => name.includes(word)) ? 2 : 3
}
