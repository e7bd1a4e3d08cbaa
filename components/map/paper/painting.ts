import type { PixelBox } from '@/lib/domain/map/name-box'
import type { OutlineBounds } from './outline'
import type { OutlineColours } from './outline-colours'

/** A tile of the map: Leaflet's coordinates of it. */
export type TilePlace = { readonly x: number; readonly y: number; readonly z: number }

/** In which words and letters the names of a map are written. */
export type MapWords = {
  readonly chinese: boolean
  /** Of the page, for the forms of Chinese characters. */
  readonly language: string
  readonly fontFamily: string
}

/** A tile to be painted. */
export type TileWanted = {
  /** null for a region of which no outline is at hand: a graticule stands in for it. */
  readonly region: string | null
  readonly place: TilePlace
  /** Pixels of the screen to a pixel of the page. */
  readonly density: number
  readonly words: MapWords
  readonly colours: OutlineColours
  /** The colours for paper where they are others than those on the screen, else null. */
  readonly paper: OutlineColours | null
}

/** A tile as it was painted; `paper` as it is to be printed, where that looks different. */
export type TilePictures = { readonly screen: ImageBitmap; readonly paper: ImageBitmap | null }

/** Where the names of the outline are written, in pixels of the world at each zoom. */
export type NamesByZoom = ReadonlyMap<number, readonly PixelBox[]>

/** What a page asks of the painter. Answers carry the same number. */
export type PainterAsked = { readonly id: number } & (
  | { readonly kind: 'bounds'; readonly region: string }
  | { readonly kind: 'names'; readonly region: string; readonly words: MapWords }
  | { readonly kind: 'tile'; readonly wanted: TileWanted }
  /** The tile of that question is not wanted any more. */
  | { readonly kind: 'forget'; readonly tile: number }
)

/** A tile may be painted twice: while its streets or letters take long to come, and with them. */
export type PainterAnswer = { readonly id: number } & (
  | { readonly kind: 'bounds'; readonly bounds: OutlineBounds }
  | { readonly kind: 'names'; readonly names: NamesByZoom }
  | ({ readonly kind: 'tile'; readonly isWhole: boolean } & TilePictures)
  | { readonly kind: 'failed' }
)
