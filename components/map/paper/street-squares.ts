import {
  CLOSE_ZOOM,
  decodeStreetTile,
  hasTile,
  TILE_PIXELS,
  TILE_UNITS,
  TILE_ZOOMS,
  type StreetTile,
  type TileIndex,
  type TileName,
  type TileZoom,
} from '@/lib/domain/map/street-tile'

/** A square made ready for drawing: a path for each class of streets, in its own units. */
export type StreetSquare = {
  readonly streets: readonly Path2D[]
  readonly names: readonly TileName[]
}

/** What is drawn of a tile of the map, and how the units of the squares lie on it. */
export type TileStreets = {
  readonly squares: readonly StreetSquare[]
  /** Where the square begins, in pixels of the world at the tile's zoom. */
  readonly left: number
  readonly top: number
  /** Pixels to a unit. */
  readonly scale: number
}

type Square = { readonly level: number; readonly x: number; readonly y: number }

/** The squares with streets and names of one region, each fetched once, as tiles ask for them. */
export class StreetSquares {
  readonly #folder: string
  readonly #get: (path: string) => Promise<Response>
  readonly #loaded = new Map<string, StreetSquare | null>()
  readonly #coming = new Map<string, Promise<void>>()
  #index: TileIndex | null = null
  #indexComing: Promise<void> | null = null

  constructor(region: string, get: (path: string) => Promise<Response>) {
    this.#folder = `/map/streets/${region}`
    this.#get = get
  }

  /** Nothing where there are no streets; null while some of it has to be fetched first. */
  ready(x: number, y: number, zoom: number): TileStreets | null {
    const level = levelOf(zoom)
    if (level === null) return { squares: [], left: 0, top: 0, scale: 1 }
    if (!this.#index) return null
    const wanted = this.#wanted(x, y, zoom)
    if (!wanted.every((square) => this.#loaded.has(keyOf(square)))) return null
    const enlarged = 2 ** (zoom - level)
    const size = TILE_PIXELS * enlarged
    return {
      squares: wanted.flatMap((square) => this.#loaded.get(keyOf(square)) ?? []),
      left: Math.floor(x / enlarged) * size,
      top: Math.floor(y / enlarged) * size,
      scale: size / TILE_UNITS[level],
    }
  }

  /** Settles when all was tried; what could not be had is left out, and asked for again another time. */
  async load(x: number, y: number, zoom: number): Promise<void> {
    this.#indexComing ??= this.#fetchIndex()
    await this.#indexComing
    await Promise.all(this.#wanted(x, y, zoom).map((square) => this.#loadSquare(square)))
  }

  #wanted(x: number, y: number, zoom: number): Square[] {
    const level = levelOf(zoom)
    if (level === null || !this.#index) return []
    const index = this.#index
    const enlarged = 2 ** (zoom - level)
    const at = { x: Math.floor(x / enlarged), y: Math.floor(y / enlarged) }
    const levels = zoom >= CLOSE_ZOOM ? ([level, CLOSE_ZOOM] as const) : ([level] as const)
    return levels.flatMap((one) => (hasTile(index, one, at.x, at.y) ? { level: one, ...at } : []))
  }

  async #fetchIndex(): Promise<void> {
    try {
      this.#index = (await this.#read('index')) as TileIndex
    } catch {
      // The land is drawn without streets, and the next tile asks again.
      this.#indexComing = null
    }
  }

  #loadSquare(square: Square): Promise<void> {
    const key = keyOf(square)
    if (this.#loaded.has(key)) return Promise.resolve()
    const coming = this.#coming.get(key) ?? this.#fetchSquare(key)
    this.#coming.set(key, coming)
    return coming
  }

  async #fetchSquare(key: string): Promise<void> {
    try {
      this.#loaded.set(key, prepare(decodeStreetTile(await this.#read(key))))
    } catch {
      // As above: what is missing is no reason to show no map.
    } finally {
      this.#coming.delete(key)
    }
  }

  async #read(name: string): Promise<unknown> {
    const response = await this.#get(`${this.#folder}/${name}.json`)
    if (!response.ok) throw new Error(`${name} answered HTTP ${response.status}`)
    return response.json()
  }
}

function keyOf({ level, x, y }: Square): string {
  return `${level}/${x}-${y}`
}

/** The zoom whose squares are drawn at a zoom; null where it is too far out for streets. */
function levelOf(zoom: number): TileZoom | null {
  return TILE_ZOOMS.findLast((level) => level <= zoom) ?? null
}

function prepare({ streets, names }: StreetTile): StreetSquare {
  return { names, streets: streets.map(pathOf) }
}

function pathOf(lines: StreetTile['streets'][number]): Path2D {
  const path = new Path2D()
  for (const line of lines) {
    path.moveTo(line[0] ?? 0, line[1] ?? 0)
    for (let at = 2; at + 1 < line.length; at += 2) path.lineTo(line[at] ?? 0, line[at + 1] ?? 0)
  }
  return path
}
