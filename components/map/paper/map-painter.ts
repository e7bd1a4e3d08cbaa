import { AskedWorker } from '../asked-worker'
import type { OutlineBounds } from './outline'
import type {
  MapWords,
  NamesByZoom,
  PainterAnswer,
  PainterAsked,
  TilePictures,
  TileWanted,
} from './painting'

/**
 * Paints the built-in map beside the page, which goes on meanwhile. One for all maps of a page. When
 * its code cannot be had, whatever waits fails, and what is asked for later tries again.
 */
export class MapPainter {
  readonly #worker: AskedWorker<PainterAsked, PainterAnswer>

  constructor(start: () => Worker) {
    this.#worker = new AskedWorker(start)
  }

  /** How far the outline of a region reaches. Rejects when it cannot be had. */
  async boundsOf(region: string): Promise<OutlineBounds> {
    const { bounds } = await this.#worker.answerTo({ kind: 'bounds', region })
    return bounds
  }

  /** Where the names of a region's outline are written. Rejects when it cannot be had. */
  async namesOf(region: string, words: MapWords): Promise<NamesByZoom> {
    const { names } = await this.#worker.answerTo({ kind: 'names', region, words })
    return names
  }

  /**
   * Calls back with a tile as it was painted, twice where its streets or letters take long; with null
   * when that failed. Returns what ends the wait.
   */
  paint(wanted: TileWanted, painted: (pictures: TilePictures | null) => void): () => void {
    const id = this.#worker.ask({ kind: 'tile', wanted }, (answer) => {
      const isTile = answer.kind === 'tile'
      if (!isTile || answer.isWhole) this.#worker.forget(id)
      painted(isTile ? answer : null)
    })
    return () => {
      if (this.#worker.forget(id)) this.#worker.tell({ kind: 'forget', tile: id })
    }
  }
}

let painter: MapPainter | null = null

/** The one of this page; it begins with the first map. */
export function mapPainter(): MapPainter {
  painter ??= new MapPainter(
    () => new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' }),
  )
  return painter
}
