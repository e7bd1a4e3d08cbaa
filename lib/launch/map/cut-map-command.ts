import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { widthInEm } from '@/lib/domain/map/name-box'
import {
  CLOSE_ZOOM,
  encodeStreetTile,
  type TileIndex,
  type TileIndexLevel,
  type TileName,
} from '@/lib/domain/map/street-tile'
import { unitX, unitY, worldPixels } from '@/lib/domain/map/web-mercator'
import { cutStreets, projectStreets, type StreetSquares } from './cut-streets'
import { cutNames } from './cut-names'
import { indexOf } from './index-of'
import type { Line } from './lines'
import { readMapSource } from './map-source'
import { hongKongNames, singaporeNames, type NameCandidate } from './name-candidates'
import { LAST_ZOOM, placeNames, type Obstacle } from './place-names'
import { writePlaces } from './write-places'
import { alongStreets } from './road-places'

const OUT = 'public/map/streets'

const outlineSchema = z.object({
  labels: z.array(
    z.object({
      kind: z.string(),
      en: z.string(),
      zh: z.string(),
      at: z.tuple([z.number(), z.number()]),
      zoom: z.tuple([z.number(), z.number()]),
    }),
  ),
})

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Name the folder with the four files that public/map/LICENCE describes.')
  process.exitCode = 1
} else {
  const { hongKong, singapore } = readMapSource(folder)
  cutRegion('hong-kong', hongKong.streets, hongKongNames(hongKong.places))
  cutRegion('singapore', singapore.streets, singaporeNames(singapore.stops))
  writePlaces({ places: hongKong.places, stops: singapore.stops })
}

/** Writes the squares of a region, a file each, and the index that says which there are. */
function cutRegion(
  region: string,
  classes: readonly (readonly Line[])[],
  candidates: readonly NameCandidate[],
): void {
  const streets = projectStreets(classes)
  const names = placeNames(candidates, outlineNames(region), alongStreets(streets))
  const index: Record<string, TileIndex[string]> = {}
  rmSync(join(OUT, region), { recursive: true, force: true })
  const write = (zoom: number, squares: StreetSquares, written: Map<string, TileName[]>) => {
    index[zoom] = writeSquares(join(OUT, region, String(zoom)), squares, written)
  }
  for (const [zoom, squares] of cutStreets(streets)) {
    write(zoom, squares, cutNames(names, zoom, [0, zoom]))
  }
  write(CLOSE_ZOOM, new Map(), cutNames(names, 15, [CLOSE_ZOOM, LAST_ZOOM]))
  writeFileSync(join(OUT, region, 'index.json'), JSON.stringify(index))
}

/** Writes squares with their streets and names; answers which there are. */
function writeSquares(
  folder: string,
  squares: StreetSquares,
  names: ReadonlyMap<string, TileName[]>,
): TileIndexLevel {
  const keys = [...new Set([...squares.keys(), ...names.keys()])]
  mkdirSync(folder, { recursive: true })
  for (const key of keys) {
    const tile = { streets: squares.get(key) ?? [], names: names.get(key) ?? [] }
    writeFileSync(join(folder, `${key}.json`), JSON.stringify(encodeStreetTile(tile)))
  }
  console.log(`${folder}: ${keys.length} squares`)
  return indexOf(keys)
}

/** The names of districts and waters, which are written first: some 15 pixels high, in one or two lines. */
function outlineNames(region: string): Obstacle[] {
  const json: unknown = JSON.parse(readFileSync(`public/map/${region}.json`, 'utf8'))
  return outlineSchema.parse(json).labels.map(({ kind, en, zh, at: [lat, lng], zoom }) => {
    const half = (Math.max(widthInEm(en), widthInEm(zh)) * 15) / 2 + 12
    const reach = kind === 'place' ? 18 : 10
    const box = { left: -half, right: half, top: -reach, bottom: reach }
    const size = worldPixels(0)
    return { x: unitX(lng) * size, y: unitY(lat) * size, zoom, box: { en: box, zh: box } }
  })
}
