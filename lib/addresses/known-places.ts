import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { perProcess } from '@/lib/config/per-process'
import type { Region } from '@/lib/domain/areas'
import type { PlaceKind } from '@/lib/domain/place-match'
import type { Coordinates } from '@/lib/domain/coordinates'
import { type Rankable, searchName } from './rank-places'

/** A place that everybody may know, as the search compares it. */
export type KnownPlace = Rankable & {
  readonly kind: Extract<PlaceKind, 'station' | 'place'>
  readonly en: string
  /** The name in Chinese; of a stop in Singapore its road. */
  readonly other: string
  readonly location: Coordinates
}

/** As `lib/launch/map/write-places.ts` writes them. */
const rowSchema = z.tuple([
  z.enum(['station', 'place']),
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.number(),
])

const FILES: Partial<Readonly<Record<Region, string>>> = { HK: 'hong-kong', SG: 'singapore' }

/** Read once by each process: 1,400 and 5,200 names, some three megabytes. */
const places = perProcess('known-places', () => new Map<Region, readonly KnownPlace[]>())

/** The stations, buildings, estates and stops of a region; none where none are at hand. */
export function knownPlaces(region: Region): readonly KnownPlace[] {
  const known = places.get().get(region) ?? readPlaces(region)
  places.get().set(region, known)
  return known
}

function readPlaces(region: Region): readonly KnownPlace[] {
  const name = FILES[region]
  if (name === undefined) return []
  const path = join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib/addresses/places',
    `${name}.json`,
  )
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return z
    .array(rowSchema)
    .parse(json)
    .map(([kind, en, other, lat, lng, routes]) => ({
      kind,
      en,
      other,
      routes,
      location: { lat, lng },
      names: [searchName(en), searchName(other), searchName(`${en} ${other}`)],
    }))
}
