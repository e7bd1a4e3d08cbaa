import { CROSSING, LAND, type StreetGrid, WATER } from './street-grid'

/** Cells by cost, cheapest first; ties by the order of their numbers, so that results repeat. */
class MinHeap {
  private readonly costs: number[] = []
  private readonly cells: number[] = []

  push(cell: number, cost: number) {
    let at = this.cells.length
    this.cells.push(cell)
    this.costs.push(cost)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.before(at, parent)) return
      this.swap(at, parent)
      at = parent
    }
  }

  /** The cheapest entry, taken out. */
  pop(): { readonly cell: number; readonly cost: number } | undefined {
    const cell = this.cells[0]
    const cost = this.costs[0]
    if (cell === undefined || cost === undefined) return undefined
    this.swap(0, this.cells.length - 1)
    this.cells.pop()
    this.costs.pop()
    this.sink()
    return { cell, cost }
  }

  private sink() {
    let at = 0
    for (;;) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < this.cells.length && this.before(child, least)) least = child
      if (least === at) return
      this.swap(at, least)
      at = least
    }
  }

  private before(a: number, b: number) {
    const costA = this.costs[a] ?? Infinity
    const costB = this.costs[b] ?? Infinity
    return costA < costB || (costA === costB && (this.cells[a] ?? 0) < (this.cells[b] ?? 0))
  }

  private swap(a: number, b: number) {
    const cell = this.cells[a] ?? 0
    const cost = this.costs[a] ?? 0
    this.cells[a] = this.cells[b] ?? 0
    this.costs[a] = this.costs[b] ?? 0
    this.cells[b] = cell
    this.costs[b] = cost
  }
}

/** For each cell of a grid the best way to the root: the next cell, and the metres left. */
export type ShortestWays = {
  readonly next: Int32Array
  readonly metres: Float64Array
  /** Metres of that way in tunnels, on bridges or on water. */
  readonly offLand: Float64Array
}

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
const DIAGONAL_WEIGHT = 1.15

/** One search outwards from the root (Dijkstra) answers every later question about it. */
export function findShortestWays(grid: StreetGrid, root: number): ShortestWays {
  const count = grid.size * grid.size
  const ways = {
    next: new Int32Array(count).fill(-1),
    metres: new Float64Array(count),
    offLand: new Float64Array(count),
  }
  const costs = new Float64Array(count).fill(Infinity)
  const heap = new MinHeap()
  costs[root] = 0
  heap.push(root, 0)
  for (let top = heap.pop(); top; top = heap.pop()) {
    if (top.cost > (costs[top.cell] ?? Infinity)) continue
    for (const neighbour of neighboursOf(grid, top.cell)) {
      const metres = stepMetres(grid, top.cell, neighbour)
      const cost = top.cost + metres * stepWeight(grid, top.cell, neighbour)
      if (cost >= (costs[neighbour] ?? 0)) continue
      costs[neighbour] = cost
      ways.next[neighbour] = top.cell
      ways.metres[neighbour] = (ways.metres[top.cell] ?? 0) + metres
      const wet = grid.kinds[neighbour] === LAND ? 0 : metres
      ways.offLand[neighbour] = (ways.offLand[top.cell] ?? 0) + wet
      heap.push(neighbour, cost)
    }
  }
  return ways
}

function neighboursOf(grid: StreetGrid, cell: number): number[] {
  const column = cell % grid.size
  const row = (cell - column) / grid.size
  const found: number[] = []
  for (const [dr, dc] of STEPS) {
    const r = row + dr
    const c = column + dc
    if (r < 0 || c < 0 || r >= grid.size || c >= grid.size) continue
    if (dr !== 0 && dc !== 0 && cutsCorner(grid, row, column, r, c)) continue
    found.push(r * grid.size + c)
  }
  return found
}

/** A diagonal step may not touch water at the corner, but for one along a tunnel or bridge. */
function cutsCorner(grid: StreetGrid, row: number, column: number, r: number, c: number) {
  const from = grid.kinds[row * grid.size + column]
  if (from === CROSSING && grid.kinds[r * grid.size + c] === CROSSING) return false
  return grid.kinds[row * grid.size + c] === WATER || grid.kinds[r * grid.size + column] === WATER
}

function stepMetres(grid: StreetGrid, a: number, b: number) {
  const [x1, y1] = grid.planePoint(a)
  const [x2, y2] = grid.planePoint(b)
  return Math.hypot(x2 - x1, y2 - y1)
}

/** The harder of both cells decides, so that the way there is the way back. */
function stepWeight(grid: StreetGrid, a: number, b: number) {
  const straight = Math.abs(a - b) === 1 || Math.abs(a - b) === grid.size
  return Math.max(grid.weight(a), grid.weight(b)) * (straight ? 1 : DIAGONAL_WEIGHT)
}
