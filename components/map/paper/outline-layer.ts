import { GridLayer, type Coords, type DoneCallback } from 'leaflet'
import type { PixelBox } from '@/lib/domain/map/name-box'
import { TILE_PIXELS } from '@/lib/domain/map/street-tile'
import { worldPixels } from '@/lib/domain/map/web-mercator'
import {
  boxOf,
  layOutLabels,
  LineWidths,
  paintLabels,
  shownLabels,
  type MapLabel,
} from './map-labels'
import type { Outline, UnitBox } from './outline'
import { paintGraticule } from './paint-graticule'
import { paintBeyond, paintLand, scale, shoreOf, type Shore } from './paint-land'
import type { OutlineColours } from './outline-colours'
import { paintNames } from './paint-names'
import { paintStreets } from './paint-streets'
import type { StreetSquares } from './street-squares'

const MAX_DENSITY = 3
/** So long a tile waits for its streets before the land is shown without them. */
const STREETS_MS = 400
/** So long names are measured before the page answers again, in milliseconds. */
const SLICE_MS = 6

/** Where a tile is painted, in pixels of the world, before it is shown. */
type Context = OffscreenCanvasRenderingContext2D

type Paper = {
  /** null for a region of which no outline is at hand: a graticule stands in for it. */
  readonly outline: Outline | null
  readonly streets: StreetSquares | null
  readonly colours: OutlineColours
  readonly chinese: boolean
  readonly fontFamily: string
}

type ZoomNames = {
  readonly labels: readonly MapLabel[]
  readonly taken: readonly PixelBox[]
}

/**
 * The built-in map as canvas tiles drawn in the browser. Tiles, and not one canvas, because they
 * move, zoom and are thrown away as Leaflet does with pictures from a server; and like those they
 * come one by one, land, streets and names each by themselves, so that the page answers between.
 * They are painted aside and shown as pictures (decision 0140).
 */
export class OutlineLayer extends GridLayer {
  readonly #shores = new Map<number, Shore>()
  readonly #names = new Map<number, ZoomNames>()
  #widths = new LineWidths()
  readonly #waiting: (() => void)[] = []
  #paper: Paper

  constructor(paper: Paper, attribution: string) {
    super({ tileSize: TILE_PIXELS, attribution, updateWhenZooming: false, noWrap: true })
    this.#paper = paper
  }

  /** Draws everything again, for another theme, language or outline. */
  setPaper(paper: Paper): void {
    this.#paper = paper
    this.#shores.clear()
    this.#names.clear()
    // The face itself may have come meanwhile.
    this.#widths = new LineWidths()
    this.redraw()
  }

  /** Draws what waits at once: a page that is printed does not wait. */
  drawNow(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) next()
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas')
    const { x, y, z } = coords
    this.#soon(tile, () => {
      const ground = this.#groundOf(coords)
      const { streets } = this.#paper
      if (!streets || streets.ready(x, y, z)) {
        this.#finish(tile, coords, ground, done)
        return
      }
      let isShown = false
      const late = setTimeout(() => {
        isShown = true
        show(tile, ground, done)
      }, STREETS_MS)
      void streets.load(x, y, z).then(() => {
        clearTimeout(late)
        // What was shown is no longer where it was painted.
        this.#finish(tile, coords, isShown ? null : ground, done)
      })
    })
    return tile
  }

  /** Streets and names, each in a task of its own; then the tile is shown. */
  #finish(
    tile: HTMLCanvasElement,
    coords: Coords,
    ground: Context | null,
    done: DoneCallback,
  ): void {
    this.#soon(tile, () => {
      const context = ground ?? this.#groundOf(coords)
      this.#paintStreets(context, coords)
      this.#nameWhenMeasured(tile, coords, context, done)
    })
  }

  /** The first tile of a zoom measures its names, a few in each task. */
  #nameWhenMeasured(
    tile: HTMLCanvasElement,
    coords: Coords,
    context: Context,
    done: DoneCallback,
  ): void {
    this.#soon(tile, () => {
      if (!this.#measureSome(context, coords.z)) {
        this.#nameWhenMeasured(tile, coords, context, done)
        return
      }
      this.#paintNames(context, coords)
      show(tile, context, done)
    })
  }

  /** Says whether all names of a zoom are measured. */
  #measureSome(context: Context, zoom: number): boolean {
    const { outline, chinese, fontFamily } = this.#paper
    if (!outline || this.#names.has(zoom)) return true
    const until = performance.now() + SLICE_MS
    const shown = shownLabels(outline, zoom, chinese, fontFamily)
    return this.#widths.measure(context, shown, () => performance.now() >= until)
  }

  /** Does one thing after the other, each in a task of its own, unless the tile was thrown away. */
  #soon(tile: HTMLCanvasElement, work: () => void): void {
    this.#waiting.push(() => {
      if (tile.isConnected) work()
    })
    if (this.#waiting.length === 1) setTimeout(() => this.#drawNext())
  }

  #drawNext(): void {
    const next = this.#waiting.shift()
    if (this.#waiting.length > 0) setTimeout(() => this.#drawNext())
    next?.()
  }

  /** Water and land of a tile, where the rest of it is painted too. */
  #groundOf(coords: Coords): Context {
    const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY)
    const side = TILE_PIXELS * density
    const context = new OffscreenCanvas(side, side).getContext('2d')
    if (!context) throw new Error('no room for a tile')
    context.scale(density, density)
    context.translate(-coords.x * TILE_PIXELS, -coords.y * TILE_PIXELS)
    this.#paintGround(context, coords)
    return context
  }

  #paintGround(context: Context, coords: Coords): void {
    const { outline, colours, fontFamily } = this.#paper
    const view = viewOf(coords)
    if (!outline) {
      paintGraticule(context, view, coords.z, colours, fontFamily)
      return
    }
    paintLand(context, this.#shore(outline, coords.z), view, coords.z, colours)
  }

  #paintStreets(context: Context, coords: Coords): void {
    const { colours, streets, outline } = this.#paper
    const { x, y, z } = coords
    const there = streets?.ready(x, y, z)
    if (there) paintStreets(context, there, z, colours)
    if (outline) {
      paintBeyond(context, scale(outline.sheet, worldPixels(z)), viewOf(coords), colours)
    }
  }

  #paintNames(context: Context, coords: Coords): void {
    const { outline, streets, colours, chinese, fontFamily } = this.#paper
    if (!outline) return
    const { x, y, z } = coords
    const { labels, taken } = this.#namesOf(context, outline, z)
    const there = streets?.ready(x, y, z)
    const view = viewOf(coords)
    if (there) paintNames(context, there, z, { colours, chinese, fontFamily, taken, view })
    paintLabels(context, labels, view, colours)
  }

  #shore(outline: Outline, zoom: number): Shore {
    const known = this.#shores.get(zoom)
    if (known) return known
    const shore = shoreOf(outline, worldPixels(zoom))
    this.#shores.set(zoom, shore)
    return shore
  }

  #namesOf(context: Context, outline: Outline, zoom: number): ZoomNames {
    const known = this.#names.get(zoom)
    if (known) return known
    const { chinese, fontFamily } = this.#paper
    const shown = shownLabels(outline, zoom, chinese, fontFamily)
    const labels = layOutLabels(context, shown, zoom, this.#widths)
    const names = { labels, taken: labels.map(boxOf) }
    this.#names.set(zoom, names)
    return names
  }
}

function viewOf({ x, y }: Coords): UnitBox {
  return {
    left: x * TILE_PIXELS,
    top: y * TILE_PIXELS,
    right: (x + 1) * TILE_PIXELS,
    bottom: (y + 1) * TILE_PIXELS,
  }
}

/** Hands what was painted over to its tile, and leaves nothing of it where it was. */
function show(tile: HTMLCanvasElement, { canvas }: Context, done: DoneCallback): void {
  tile.width = canvas.width
  tile.height = canvas.height
  tile.getContext('bitmaprenderer')?.transferFromImageBitmap(canvas.transferToImageBitmap())
  done(undefined, tile)
}
