import type { OutlineBounds } from './outline'
import type {
  MapWords,
  NamesByZoom,
  PainterAnswer,
  PainterAsked,
  TilePictures,
  TileWanted,
} from './painting'

type Waiting = (answer: PainterAnswer | { kind: 'failed' }) => void

/**
 * Paints the built-in map beside the page, which goes on meanwhile. One for all maps of a page. When
 * its code cannot be had, whatever waits fails, and what is asked for later tries again.
 */
export class MapPainter {
  readonly #start: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #last = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** How far the outline of a region reaches. Rejects when it cannot be had. */
  async boundsOf(region: string): Promise<OutlineBounds> {
    const { bounds } = await this.#answerTo<'bounds'>({ kind: 'bounds', region })
    return bounds
  }

  /** Where the names of a region's outline are written. Rejects when it cannot be had. */
  async namesOf(region: string, words: MapWords): Promise<NamesByZoom> {
    const { names } = await this.#answerTo<'names'>({ kind: 'names', region, words })
    return names
  }

  /**
   * Calls back with a tile as it was painted, twice where its streets or letters take long; with null
   * when that failed. Returns what ends the wait.
   */
  paint(wanted: TileWanted, painted: (pictures: TilePictures | null) => void): () => void {
    const id = this.#ask({ kind: 'tile', wanted }, (answer) => {
      const isTile = answer.kind === 'tile'
      if (!isTile || answer.isWhole) this.#waiting.delete(id)
      painted(isTile ? answer : null)
    })
    return () => {
      if (this.#waiting.delete(id)) this.#worker?.postMessage({ id, kind: 'forget' })
    }
  }

  /** The one answer to what has one. Rejects when there is none. */
  #answerTo<Kind extends 'bounds' | 'names'>(
    asked: DistributiveOmit<PainterAsked, 'id'> & { kind: Kind },
  ): Promise<AnswerOf<Kind>> {
    return new Promise((resolve, reject) => {
      const id = this.#ask(asked, (answer) => {
        this.#waiting.delete(id)
        if (isKind(answer, asked.kind)) resolve(answer)
        else reject(new Error(`the painter gave no ${asked.kind}`))
      })
    })
  }

  #ask(asked: DistributiveOmit<PainterAsked, 'id'>, waiting: Waiting): number {
    const id = ++this.#last
    this.#waiting.set(id, waiting)
    this.#worker ??= this.#begin()
    this.#worker.postMessage({ ...asked, id })
    return id
  }

  #begin(): Worker {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }: MessageEvent<PainterAnswer>) => {
      this.#waiting.get(data.id)?.(data)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      this.#worker = null
      const given = [...this.#waiting.values()]
      this.#waiting.clear()
      for (const fail of given) fail({ kind: 'failed' })
    })
    return worker
  }
}

type AnswerOf<Kind extends PainterAnswer['kind']> = Extract<PainterAnswer, { kind: Kind }>

function isKind<Kind extends PainterAnswer['kind']>(
  answer: { kind: string },
  kind: Kind,
): answer is AnswerOf<Kind> {
  return answer.kind === kind
}

type DistributiveOmit<Whole, Key extends PropertyKey> = Whole extends unknown
  ? Omit<Whole, Key>
  : never

let painter: MapPainter | null = null

/** The one of this page; it begins with the first map. */
export function mapPainter(): MapPainter {
  painter ??= new MapPainter(
    () => new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' }),
  )
  return painter
}
