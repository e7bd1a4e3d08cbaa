/** Cells by cost, cheapest first; ties by the order of their numbers, so that results repeat. */
export class MinHeap {
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
