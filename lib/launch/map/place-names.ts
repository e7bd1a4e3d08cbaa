import { nameBox, type PixelBox } from '@/lib/domain/map/name-box'
import type { TileName } from '@/lib/domain/map/street-tile'
import { unitX, unitY, worldPixels } from '@/lib/domain/map/web-mercator'
import type { NameCandidate } from './name-candidates'
import type { AlongStreets } from './road-places'
import { boxIndex } from './box-index'

const FIRST_ZOOM = 12
export const LAST_ZOOM = 17
const NEVER = 99
/** Room around a name, in pixels: more where much is to be overlooked. */
const GAP = 9
/** The same road is named again no nearer than this, in pixels. */
const ROAD_AGAIN = 420

type Language = 'en' | 'zh'

/** Names that are written elsewhere on the map, with the zooms at which they are. */
export type Obstacle = {
  /** Pixels of the world at zoom 0. */
  readonly x: number
  readonly y: number
  readonly zoom: readonly [first: number, last: number]
  readonly box: Readonly<Record<Language, PixelBox>>
}

/** A name with its place: `x` and `y` are pixels of the world at zoom 0. */
export type PlacedName = TileName

/**
 * Gives names room, zoom by zoom and in each language by itself, so that no two meet: what is there
 * at one zoom stays at the next, and then the most important come first. A road may be named in
 * several places.
 */
export function placeNames(
  candidates: readonly NameCandidate[],
  obstacles: readonly Obstacle[],
  along: AlongStreets,
): PlacedName[] {
  const ranked = candidates
    .map((candidate, order) => ({ ...candidate, order }))
    .sort((a, b) => rank(b) - rank(a) || a.order - b.order)
  const placed = new Map<string, PlacedName>()
  const languages: readonly Language[] = ranked.some(({ zh }) => zh !== null)
    ? ['en', 'zh']
    : ['en']
  for (const language of languages) {
    for (const one of placeIn(language, ranked, obstacles, along)) {
      const key = `${one.order} ${one.x} ${one.y}`
      const known = placed.get(key)
      const zoom = { ...(known?.zoom ?? { en: NEVER, zh: NEVER }), [language]: one.zoom }
      if (languages.length === 1) zoom.zh = one.zoom
      const { kind, en, zh, x, y, angle } = one
      placed.set(key, { kind, en, zh, x, y, angle, zoom })
    }
  }
  return [...placed.values()]
}

const KIND_RANK = { station: 2e6, road: 1e6, place: 0 } as const

function rank({ kind, routes }: NameCandidate): number {
  return KIND_RANK[kind] + routes
}

type Ranked = NameCandidate & { readonly order: number }
type Spot = { readonly x: number; readonly y: number; readonly angle: number }
type PlacedOnce = Ranked & Spot & { readonly zoom: number }

function placeIn(
  language: Language,
  ranked: readonly Ranked[],
  obstacles: readonly Obstacle[],
  along: AlongStreets,
): PlacedOnce[] {
  const placed: PlacedOnce[] = []
  for (let zoom = FIRST_ZOOM; zoom <= LAST_ZOOM; zoom++) {
    const taken = boxIndex()
    for (const one of placed) for (const box of boxesOf(one, language, zoom)) taken.add(box)
    for (const candidate of ranked) {
      if (candidate.from > zoom) continue
      for (const spot of spotsOf(candidate, zoom, along)) {
        const one = { ...candidate, ...spot, zoom }
        if (candidate.kind !== 'road' && placed.some(({ order }) => order === one.order)) break
        if (candidate.kind === 'road' && isNamedNear(one, placed, zoom)) continue
        const boxes = boxesOf(one, language, zoom)
        if (boxes.some((box) => taken.meets(box, GAP))) continue
        if (meetsObstacle(one, language, obstacles)) continue
        placed.push(one)
        for (const box of boxes) taken.add(box)
      }
    }
  }
  return placed
}

function spotsOf({ kind, en, at }: Ranked, zoom: number, along: AlongStreets): Spot[] {
  if (kind === 'road') return at.flatMap((place) => along(place, en, zoom) ?? [])
  const size = worldPixels(0)
  return at.map(({ lat, lng }) => ({ x: unitX(lng) * size, y: unitY(lat) * size, angle: 0 }))
}

function isNamedNear(one: PlacedOnce, placed: readonly PlacedOnce[], zoom: number): boolean {
  return placed.some(
    ({ order, x, y }) =>
      order === one.order && Math.hypot(x - one.x, y - one.y) * 2 ** zoom < ROAD_AGAIN,
  )
}

function meetsObstacle(
  one: PlacedOnce,
  language: Language,
  obstacles: readonly Obstacle[],
): boolean {
  return obstacles.some(({ x, y, zoom: [first, last], box }) => {
    for (let zoom = Math.max(first, one.zoom); zoom <= Math.min(last, LAST_ZOOM); zoom++) {
      const there = moved(box[language], x * 2 ** zoom, y * 2 ** zoom)
      if (boxesOf(one, language, zoom).some((mine) => meets(mine, there, GAP))) return true
    }
    return false
  })
}

/** What a name covers at a zoom, in pixels of the world; of a slanted one, many small squares. */
export function boxesOf(
  name: Pick<TileName, 'kind' | 'en' | 'zh' | 'x' | 'y' | 'angle'>,
  language: Language,
  zoom: number,
): PixelBox[] {
  const [x, y] = [name.x * 2 ** zoom, name.y * 2 ** zoom]
  const box = nameBox(name.kind, (language === 'zh' ? name.zh : null) ?? name.en)
  if (name.kind !== 'road') return [moved(box, x, y)]
  const half = (box.bottom - box.top) / 2
  const reach = Math.max(0, box.right - half)
  const count = Math.ceil(reach / half) + 1
  const turn = (name.angle * Math.PI) / 180
  return Array.from({ length: count }, (_, at) => {
    const away = count === 1 ? 0 : -reach + (2 * reach * at) / (count - 1)
    const middle = { x: x + Math.cos(turn) * away, y: y + Math.sin(turn) * away }
    return {
      left: middle.x - half,
      right: middle.x + half,
      top: middle.y - half,
      bottom: middle.y + half,
    }
  })
}

function moved(box: PixelBox, x: number, y: number): PixelBox {
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
}

export function meets(a: PixelBox, b: PixelBox, gap: number): boolean {
  return (
    a.left - gap < b.right &&
    a.right + gap > b.left &&
    a.top - gap < b.bottom &&
    a.bottom + gap > b.top
  )
}
