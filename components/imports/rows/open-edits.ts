import type { CellPatches } from './cell-patches'

/** The cells that were changed here and that the server does not have yet, for whoever reads rows. */
export class OpenEdits {
  cells: CellPatches = new Map()
  /** Counts every change of them: rows that were asked for before may be older than these. */
  version = 0

  set(cells: CellPatches): void {
    this.cells = cells
    this.version += 1
  }
}
