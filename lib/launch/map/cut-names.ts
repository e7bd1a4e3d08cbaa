import { TILE_PIXELS, TILE_UNITS, type TileName, type TileZoom } from '@/lib/domain/map/street-tile'
import { boxesOf, type PlacedName } from './place-names'

/** The halo of a name, in pixels. */
const RIM = 3

/** Names that show from a zoom between two, by the squares `x-y` of `zoom` that they reach into. */
export function cutNames(
  names: readonly PlacedName[],
  zoom: TileZoom,
  [least, most]: readonly [least: number, most: number],
): Map<string, TileName[]> {
  const squares = new Map<string, TileName[]>()
  for (const name of names) {
    const first = Math.min(name.zoom.en, name.zoom.zh)
    if (first < least || first > most) continue
    for (const key of squaresOf(name, zoom)) {
      const [left = 0, top = 0] = key.split('-').map(Number)
      const scale = TILE_UNITS[zoom] / TILE_PIXELS
      const x = Math.round((name.x * 2 ** zoom - left * TILE_PIXELS) * scale)
      const y = Math.round((name.y * 2 ** zoom - top * TILE_PIXELS) * scale)
      squares.set(key, [...(squares.get(key) ?? []), { ...name, x, y }])
    }
  }
  return squares
}

function squaresOf(name: PlacedName, zoom: TileZoom): Set<string> {
  const boxes = [...boxesOf(name, 'en', zoom), ...boxesOf(name, 'zh', zoom)]
  const keys = new Set<string>()
  for (const { left, right, top, bottom } of boxes) {
    for (const x of between(left, right))
      for (const y of between(top, bottom)) keys.add(`${x}-${y}`)
  }
  return keys
}

function between(least: number, most: number): number[] {
  const first = Math.floor((least - RIM) / TILE_PIXELS)
  const last = Math.floor((most + RIM) / TILE_PIXELS)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
