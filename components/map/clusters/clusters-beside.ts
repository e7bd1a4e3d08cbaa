import { AskedWorker } from '../asked-worker'
import type { MapBox, MapMark, MapPoint } from './cluster-index'
import type { ClustersAnswer, ClustersAsked } from './cluster-questions'

/**
 * Groups points of the map by zoom, as `clusterIndex` does, in a worker: thousands take a tenth of a
 * second in one piece, for each list of them, and the page goes on meanwhile.
 */
export class ClustersBeside {
  readonly #worker: AskedWorker<ClustersAsked, ClustersAnswer>
  #points: readonly MapPoint[] = []

  constructor(start: () => Worker = takeWorker) {
    this.#worker = new AskedWorker(start)
  }

  /** The points from now on. */
  group(points: readonly MapPoint[]): void {
    this.#points = points
    this.#tell()
  }

  /** What stands in a part of the map at a zoom. Where the worker cannot be had it is found out here. */
  async within(box: MapBox, zoom: number): Promise<MapMark[]> {
    const points = this.#points
    try {
      return await this.#askWithin(points, box, zoom)
    } catch {
      const { clusterIndex } = await import('./cluster-index')
      return clusterIndex(points).within(box, zoom)
    }
  }

  end(): void {
    this.#worker.end()
  }

  async #askWithin(points: readonly MapPoint[], box: MapBox, zoom: number): Promise<MapMark[]> {
    // Another one than was told them.
    if (!this.#worker.isRunning) this.#tell()
    const { marks } = await this.#worker.answerTo({ kind: 'within', box, zoom })
    return marks.map((mark) =>
      mark.kind === 'one' ? { ...mark, key: points[Number(mark.key)]?.key ?? mark.key } : mark,
    )
  }

  #tell(): void {
    const points = new Float64Array(
      this.#points.flatMap(({ location: { lat, lng } }) => [lat, lng]),
    )
    // Handed over instead of copied, which would be felt.
    this.#worker.tell({ kind: 'points', points }, [points.buffer])
  }
}

const newWorker = (): Worker =>
  new Worker(new URL('./cluster.worker.ts', import.meta.url), { type: 'module' })

let next: Worker | null = null

/** Has the next one's worker fetch its code before it is asked. */
export function prepareClusters(): void {
  if (next) return
  const worker = newWorker()
  next = worker
  // Nobody else hears of it before it is taken.
  worker.addEventListener('error', () => {
    if (next === worker) next = null
  })
}

function takeWorker(): Worker {
  const worker = next ?? newWorker()
  next = null
  return worker
}
