import { readFileSync } from 'node:fs'
import { type Coordinate, directMetres } from '../core/coordinates'
import type { Words } from '../core/regions'

/** A district of Hong Kong as `pickup_points` knows it (express §4.8). */
export type District = {
  readonly name: Words
  readonly area: Words
  /** Latitude and longitude of its name on a map. */
  readonly label: readonly [number, number]
  /** How many lockers it has, and how far from the label. */
  readonly lockers: number
  readonly withinMetres: number
  readonly streets: readonly [Words, ...Words[]]
}

/** The 18 districts, from the simulator's own data (see data/README.md). */
export const DISTRICTS = JSON.parse(
  readFileSync(new URL('../data/districts.json', import.meta.url), 'utf8'),
) as readonly District[]

export const labelOf = ({ label: [lat, lng] }: District): Coordinate => ({ lat, lng })

/** The district whose label is nearest. */
export function districtAt(place: Coordinate): District | undefined {
  const away = (district: District) => directMetres(labelOf(district), place)
  return DISTRICTS.reduce<District | undefined>(
    (best, district) => (best && away(best) <= away(district) ? best : district),
    undefined,
  )
}
