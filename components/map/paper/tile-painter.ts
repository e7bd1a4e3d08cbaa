import type { PixelBox } from '@/lib/domain/map/name-box'
import { TILE_PIXELS } from '@/lib/domain/map/street-tile'
import { worldPixels } from '@/lib/domain/map/web-mercator'
import { boxOf, layOutLabels, type MapLabel, paintLabels, shownLabels } from './map-labels'
import type { Outline, UnitBox } from './outline'
import type { OutlineColours } from './outline-colours'
import { paintGraticule } from './paint-graticule'
import { paintBeyond, paintLand, scale, type Shore, shoreOf } from './paint-land'
import { paintNames } from './paint-names'
import { paintStreets } from './paint-streets'
import type { MapWords, NamesByZoom, TilePlace } from './painting'
import type { StreetSquares } from './street-squares'

type Context = OffscreenCanvasRenderingContext2D

type ZoomNames = {
  readonly labels: readonly MapLabel[]
  readonly taken: readonly PixelBox[]
}

/** Paints the tiles of one region in one language, as far as its streets have come. */
export class TilePainter {
  readonly #shores = new Map<number, Shore>()
  readonly #names = new Map<number, ZoomNames>()
  readonly #outline: Outline | null
  readonly #streets: StreetSquares | null
  readonly #words: MapWords

  /** Without an outline it paints a graticule. */
  constructor(outline: Outline | null, streets: StreetSquares | null, words: MapWords) {
    this.#outline = outline
    this.#streets = streets
    this.#words = words
  }

  /** Fetches the streets of a tile; false where they are there already. */
  fetchStreets({ x, y, z }: TilePlace): Promise<void> | false {
    if (!this.#streets || this.#streets.ready(x, y, z)) return false
    return this.#streets.load(x, y, z)
  }

  /** Where the names of the outline are written. */
  names(): NamesByZoom {
    const outline = this.#outline
    if (!outline) return new Map()
    const context = this.#contextOf(new OffscreenCanvas(1, 1))
    const zooms = new Set(outline.labels.flatMap(({ zoom: [first, last] }) => range(first, last)))
    return new Map([...zooms].map((zoom) => [zoom, this.#namesOf(context, outline, zoom).taken]))
  }

  /** Water, land, streets and names of a tile. */
  paint(place: TilePlace, density: number, colours: OutlineColours): ImageBitmap {
    const side = Math.round(TILE_PIXELS * density)
    const canvas = new OffscreenCanvas(side, side)
    const context = this.#contextOf(canvas)
    context.scale(density, density)
    context.translate(-place.x * TILE_PIXELS, -place.y * TILE_PIXELS)
    if (this.#outline) this.#paintMap(context, this.#outline, place, colours)
    else paintGraticule(context, viewOf(place), place.z, colours, this.#words.fontFamily)
    return canvas.transferToImageBitmap()
  }

  #contextOf(canvas: OffscreenCanvas): Context {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no room for a tile')
    if ('lang' in context) context.lang = this.#words.language
    return context
  }

  #paintMap(context: Context, outline: Outline, place: TilePlace, colours: OutlineColours): void {
    const { x, y, z } = place
    const { chinese, fontFamily } = this.#words
    const view = viewOf(place)
    paintLand(context, this.#shoreOf(outline, z), view, z, colours)
    const there = this.#streets?.ready(x, y, z)
    if (there) paintStreets(context, there, z, colours)
    paintBeyond(context, scale(outline.sheet, worldPixels(z)), view, colours)
    const { labels, taken } = this.#namesOf(context, outline, z)
    if (there) paintNames(context, there, z, { colours, chinese, fontFamily, taken, view })
    paintLabels(context, labels, view, colours)
  }

  #shoreOf(outline: Outline, zoom: number): Shore {
    const shore = this.#shores.get(zoom) ?? shoreOf(outline, worldPixels(zoom))
    this.#shores.set(zoom, shore)
    return shore
  }

  #namesOf(context: Context, outline: Outline, zoom: number): ZoomNames {
    const known = this.#names.get(zoom)
    if (known) return known
    const { chinese, fontFamily } = this.#words
    const labels = layOutLabels(context, shownLabels(outline, zoom, chinese, fontFamily), zoom)
    const names = { labels, taken: labels.map(boxOf) }
    this.#names.set(zoom, names)
    return names
  }
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

function viewOf({ x, y }: TilePlace): UnitBox {
  return {
    left: x * TILE_PIXELS,
    top: y * TILE_PIXELS,
    right: (x + 1) * TILE_PIXELS,
    bottom: (y + 1) * TILE_PIXELS,
  }
}
