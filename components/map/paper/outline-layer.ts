import { type Coords, type DoneCallback, GridLayer, type TileEvent } from 'leaflet'
import { TILE_PIXELS } from '@/lib/domain/map/street-tile'
import { mapPainter } from './map-painter'
import type { TilePictures, TileWanted } from './painting'

const MAX_DENSITY = 3

/** All that a map looks like, wherever it is looked at. */
export type MapLook = Pick<TileWanted, 'region' | 'words' | 'colours' | 'paper'>

type ShownTile = {
  readonly coords: Coords
  readonly done: DoneCallback
  /** Ends the wait for it. */
  forget: () => void
  /** As it is to be printed, where that looks different. */
  paper: ImageBitmap | null
}

/**
 * The built-in map as tiles, because they move, zoom and are thrown away as Leaflet does with pictures
 * from a server. They are pictures: painted in a worker, and each handed to a canvas (decision 0140).
 */
export class OutlineLayer extends GridLayer {
  readonly #tiles = new Map<HTMLElement, ShownTile>()
  #look: MapLook
  /** Whether it shows what is to be printed. */
  #isOnPaper = false

  constructor(look: MapLook, attribution: string) {
    super({ tileSize: TILE_PIXELS, attribution, updateWhenZooming: false, noWrap: true })
    this.#look = look
    this.on('tileunload', ({ tile }: TileEvent) => this.#drop(tile))
  }

  /** Paints everything again where it looks different from now on; what is there stays until then. */
  setLook(look: MapLook): void {
    const isShown = isAlike(look, this.#look) && !(this.#isOnPaper && this.#look.paper)
    this.#look = look
    this.#isOnPaper = false
    if (isShown) return
    for (const tile of this.#tiles.keys()) this.#paint(tile)
  }

  /** Shows what is to be printed, at once: a page that is printed does not wait. */
  showPaper(): void {
    this.#isOnPaper = true
    for (const [tile, shown] of this.#tiles) {
      if (!shown.paper) continue
      show(tile, shown.paper)
      shown.paper = null
    }
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas')
    this.#tiles.set(tile, { coords, done, forget: () => undefined, paper: null })
    this.#paint(tile)
    return tile
  }

  #paint(tile: HTMLElement): void {
    const shown = this.#tiles.get(tile)
    if (!shown) return
    shown.forget()
    const { x, y, z } = shown.coords
    const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY)
    const wanted = { ...this.#look, place: { x, y, z }, density }
    shown.forget = mapPainter().paint(wanted, (pictures) => this.#painted(tile, shown, pictures))
  }

  #painted(tile: HTMLElement, shown: ShownTile, pictures: TilePictures | null): void {
    if (!pictures) {
      shown.done(new Error('a tile of the map could not be painted'), tile)
      return
    }
    shown.paper?.close()
    if (this.#isOnPaper && pictures.paper) {
      show(tile, pictures.paper)
      shown.paper = null
    } else {
      show(tile, pictures.screen)
      shown.paper = pictures.paper
    }
    shown.done(undefined, tile)
  }

  #drop(tile: HTMLElement): void {
    const shown = this.#tiles.get(tile)
    shown?.forget()
    shown?.paper?.close()
    this.#tiles.delete(tile)
  }
}

const isAlike = (one: MapLook, other: MapLook) => JSON.stringify(one) === JSON.stringify(other)

function show(tile: HTMLElement, picture: ImageBitmap): void {
  if (!(tile instanceof HTMLCanvasElement)) return
  // It is printed by what it says of its size.
  tile.width = picture.width
  tile.height = picture.height
  tile.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
}
