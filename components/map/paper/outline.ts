import { unitX, unitY } from '@/lib/domain/map/web-mercator'

/**
 * The built-in map: land polygons and names, decoded from public/map/*.json. Points are kept in
 * Web Mercator on the unit square (x to the east, y to the south, both 0 to 1), so that drawing at
 * a zoom is one multiplication.
 */
export type OutlineRing = {
  /** x0, y0, x1, y1, … on the unit square; the ring closes by itself. */
  readonly points: Float64Array
  readonly box: UnitBox
}

export type UnitBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type LabelKind = 'district' | 'area' | 'water' | 'place'

export type OutlineLabel = {
  readonly kind: LabelKind
  readonly en: string
  readonly zh: string
  readonly x: number
  readonly y: number
  /** First and last zoom at which it may show. */
  readonly zoom: readonly [number, number]
}

export type Outline = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
  readonly sheet: UnitBox
  readonly rings: readonly OutlineRing[]
  /** The most important first: where two do not fit, the first one stays. */
  readonly labels: readonly OutlineLabel[]
}

/** How far an outline reaches, in degrees. */
export type OutlineBounds = Pick<Outline, 'south' | 'west' | 'north' | 'east'>

type OutlineFile = {
  bounds: [south: number, west: number, north: number, east: number]
  /** Units of a degree. */
  scale: number
  labels: {
    kind: LabelKind
    en: string
    zh: string
    at: [lat: number, lng: number]
    zoom: [number, number]
  }[]
  /** lng, lat of the first point in units, then the differences from point to point. */
  rings: number[][]
}

/** Decodes one of our own files; throws a TypeError on anything else, such as a sign-in page. */
export function decodeOutline(json: unknown): Outline {
  if (!isOutlineFile(json)) throw new TypeError('Not an outline file')
  const [south, west, north, east] = json.bounds
  return {
    south,
    west,
    north,
    east,
    sheet: { left: unitX(west), top: unitY(north), right: unitX(east), bottom: unitY(south) },
    rings: json.rings.map((deltas) => decodeRing(deltas, json.scale)),
    labels: json.labels.map(({ at: [lat, lng], ...label }) => ({
      ...label,
      x: unitX(lng),
      y: unitY(lat),
    })),
  }
}

function isOutlineFile(json: unknown): json is OutlineFile {
  if (typeof json !== 'object' || json === null) return false
  const file = json as Partial<OutlineFile>
  return (
    Array.isArray(file.bounds) &&
    typeof file.scale === 'number' &&
    Array.isArray(file.labels) &&
    Array.isArray(file.rings)
  )
}

function decodeRing(deltas: readonly number[], scale: number): OutlineRing {
  const points = new Float64Array(deltas.length)
  const box = { left: 1, top: 1, right: 0, bottom: 0 }
  let lng = 0
  let lat = 0
  for (let at = 0; at < deltas.length; at += 2) {
    lng += deltas[at] ?? 0
    lat += deltas[at + 1] ?? 0
    const x = unitX(lng / scale)
    const y = unitY(lat / scale)
    points[at] = x
    points[at + 1] = y
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return { points, box }
}
