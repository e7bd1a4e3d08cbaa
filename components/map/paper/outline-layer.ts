import { GridLayer, type Coords, type DoneCallback } from 'leaflet'

import { layOutLabels, paintLabels, type MapLabel } from './map-labels'
import type { Outline } from './outline'
import { paintGraticule, paintGrid } from './paint-graticule'
import { paintBeyond, paintLand, scale, shoreOf, type Shore } from './paint-land'
import type { OutlineColours } from './outline-colours'

const TILE = 512
const MAX_DENSITY = 3
const STREET_ZOOM = 14

type Paper = {
  /** null for a region of which no outline is at hand: a graticule stands in for it. */
  readonly outline: Outline | null
  readonly colours: OutlineColours
  readonly chinese: boolean
  readonly fontFamily: string
}

type ZoomSheet = { readonly shore: Shore; readonly labels: readonly MapLabel[] }

/**
 * The built-in map as canvas tiles drawn in the browser. Tiles, and not one canvas, because they
 * move, zoom and are thrown away as Leaflet does with pictures from a server; and like those they
 * come one by one, so that the page answers between two of them.
 */
export class OutlineLayer extends GridLayer {
  readonly #sheets = new Map<number, ZoomSheet>()
  readonly #waiting: (() => void)[] = []
  #paper: Paper

  constructor(paper: Paper, attribution: string) {
    super({ tileSize: TILE, attribution, updateWhenZooming: false, noWrap: true })
    this.#paper = paper
  }

  /** Draws everything again, for another theme, language or outline. */
  setPaper(paper: Paper): void {
    this.#paper = paper
    this.#sheets.clear()
    this.redraw()
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas')
    this.#waiting.push(() => {
      // It may have been thrown away meanwhile.
      if (!tile.isConnected) return
      this.#draw(tile, { x, y, z })
      done(undefined, tile)
    })
    if (this.#waiting.length === 1) setTimeout(() => this.#drawNext())
    return tile
  }

  #drawNext(): void {
    const next = this.#waiting.shift()
    if (this.#waiting.length > 0) setTimeout(() => this.#drawNext())
    next?.()
  }

  #draw(tile: HTMLCanvasElement, { x, y, z }: Pick<Coords, 'x' | 'y' | 'z'>): void {
    const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY)
    tile.width = TILE * density
    tile.height = TILE * density
    const context = tile.getContext('2d')
    if (!context) return
    context.scale(density, density)
    context.translate(-x * TILE, -y * TILE)
    this.#paint(context, x, y, z)
  }

  #paint(context: CanvasRenderingContext2D, x: number, y: number, zoom: number): void {
    const { outline, colours, fontFamily } = this.#paper
    const view = {
      left: x * TILE,
      top: y * TILE,
      right: (x + 1) * TILE,
      bottom: (y + 1) * TILE,
    }
    if (!outline) {
      paintGraticule(context, view, zoom, colours, fontFamily)
      return
    }
    const { shore, labels } = this.#sheet(context, outline, zoom)
    paintLand(context, shore, view, zoom, colours)
    if (zoom >= STREET_ZOOM) {
      context.globalAlpha = 0.35
      paintGrid(context, view, zoom, colours.coast)
      context.globalAlpha = 1
    }
    paintBeyond(context, scale(outline.sheet, 256 * 2 ** zoom), view, colours)
    paintLabels(context, labels, view, colours)
  }

  #sheet(context: CanvasRenderingContext2D, outline: Outline, zoom: number): ZoomSheet {
    const known = this.#sheets.get(zoom)
    if (known) return known
    const { chinese, fontFamily } = this.#paper
    const sheet = {
      shore: shoreOf(outline, 256 * 2 ** zoom),
      labels: layOutLabels(context, outline, zoom, chinese, fontFamily),
    }
    this.#sheets.set(zoom, sheet)
    return sheet
  }
}
