/** The edge of a square of the built-in map, in pixels at the zoom that it was made for. */
export const TILE_PIXELS = 512

/** Zooms that squares with streets and names are made for; closer up the last ones are enlarged. */
export const TILE_ZOOMS = [12, 13, 14, 15] as const
export type TileZoom = (typeof TILE_ZOOMS)[number]

/**
 * From here on there are names beside those of zoom 15, in squares of that zoom and files of their
 * own, so that a first view, which is never closer, does not pay for them.
 */
export const CLOSE_ZOOM = 16

/** Units along the edge of a square: half a pixel, and a quarter where it is to be enlarged. */
export const TILE_UNITS: Readonly<Record<TileZoom, number>> = {
  12: 1024,
  13: 1024,
  14: 1024,
  15: 2048,
}

/** Streets by how many routes of buses use them: 40 and more, 12, 3, 1. */
export const STREET_CLASSES = 4

/** x0, y0, x1, y1, … in units of the square; a little of it may lie outside. */
export type StreetLine = readonly number[]

export type NameKind = 'station' | 'place' | 'road'

/** A name on the map; in `zh` null where it is written one way in every language. */
export type TileName = {
  readonly kind: NameKind
  readonly en: string
  readonly zh: string | null
  /** In units of the square. */
  readonly x: number
  readonly y: number
  /** The first zoom at which it has room, in each language; 99 for never. */
  readonly zoom: { readonly en: number; readonly zh: number }
  /** Clockwise in degrees, from -90 to 90; of roads alone. */
  readonly angle: number
}

export type StreetTile = {
  /** By class, the busiest first. */
  readonly streets: readonly (readonly StreetLine[])[]
  /** The most important first. */
  readonly names: readonly TileName[]
}

type WrittenName = [
  kind: number,
  x: number,
  y: number,
  zoomEn: number,
  zoomZh: number,
  en: string,
  zhOrAngle?: string | number,
]
export type StreetTileFile = { s: string[]; n: WrittenName[] }

const KINDS: readonly NameKind[] = ['station', 'place', 'road']

export function encodeStreetTile({ streets, names }: StreetTile): StreetTileFile {
  return {
    s: streets.map(encodeLines),
    n: names.map(({ kind, en, zh, x, y, zoom, angle }) => {
      const name: WrittenName = [KINDS.indexOf(kind), x, y, zoom.en, zoom.zh, en]
      if (kind === 'road') name.push(angle)
      else if (zh !== null) name.push(zh)
      return name
    }),
  }
}

/** Decodes one of our own files; throws a TypeError on anything else, such as a sign-in page. */
export function decodeStreetTile(json: unknown): StreetTile {
  if (!isStreetTileFile(json)) throw new TypeError('Not a square of streets')
  return {
    streets: json.s.map(decodeLines),
    names: json.n.map(([kind, x, y, zoomEn, zoomZh, en, last]) => ({
      kind: KINDS[kind] ?? 'place',
      en,
      zh: typeof last === 'string' ? last : null,
      x,
      y,
      zoom: { en: zoomEn, zh: zoomZh },
      angle: typeof last === 'number' ? last : 0,
    })),
  }
}

function isStreetTileFile(json: unknown): json is StreetTileFile {
  if (typeof json !== 'object' || json === null) return false
  const { s, n } = json as Partial<StreetTileFile>
  return Array.isArray(s) && Array.isArray(n)
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map(DIGITS.split('').map((digit, value) => [digit, value]))

/**
 * Lines as text, a blank between two: the steps from point to point, of which the first is taken
 * from the end of the line before, in base 64 of variable length as source maps have it.
 */
export function encodeLines(lines: readonly StreetLine[]): string {
  let x = 0
  let y = 0
  return lines
    .map((line) => {
      let text = ''
      for (let at = 0; at + 1 < line.length; at += 2) {
        const [nextX, nextY] = [line[at] ?? 0, line[at + 1] ?? 0]
        text += encodeStep(nextX - x) + encodeStep(nextY - y)
        x = nextX
        y = nextY
      }
      return text
    })
    .join(' ')
}

function encodeStep(step: number): string {
  let rest = step < 0 ? (-step << 1) | 1 : step << 1
  let text = ''
  do {
    const digit = rest & 31
    rest >>>= 5
    text += DIGITS[rest > 0 ? digit | 32 : digit] ?? ''
  } while (rest > 0)
  return text
}

export function decodeLines(text: string): StreetLine[] {
  if (text === '') return []
  let x = 0
  let y = 0
  return text.split(' ').map((written) => {
    const steps = decodeSteps(written)
    return steps.map((step, at) => (at % 2 === 0 ? (x += step) : (y += step)))
  })
}

function decodeSteps(text: string): number[] {
  const steps: number[] = []
  let value = 0
  let shift = 0
  for (const digit of text) {
    const part = VALUES.get(digit)
    if (part === undefined) throw new TypeError('Not a square of streets')
    value |= (part & 31) << shift
    shift += 5
    if ((part & 32) !== 0) continue
    steps.push((value & 1) === 1 ? -(value >>> 1) : value >>> 1)
    value = 0
    shift = 0
  }
  return steps
}

/** Which squares there are at a zoom: row by row from `left` and `top`, a bit for each. */
export type TileIndexLevel = {
  readonly left: number
  readonly top: number
  readonly columns: number
  /** `0` and `1`, row by row. */
  readonly squares: string
}

/** By zoom. */
export type TileIndex = Readonly<Record<string, TileIndexLevel>>

export function hasTile(
  index: TileIndex,
  zoom: TileZoom | typeof CLOSE_ZOOM,
  x: number,
  y: number,
): boolean {
  const level = index[String(zoom)]
  if (!level || x < level.left || x >= level.left + level.columns || y < level.top) return false
  return level.squares[(y - level.top) * level.columns + (x - level.left)] === '1'
}
