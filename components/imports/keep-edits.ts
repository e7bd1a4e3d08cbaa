import type { QueryClient } from '@tanstack/react-query'
import { editCells } from '@/lib/imports/actions'
import type { ImportRow, TakenRow } from '@/lib/imports/schema'
import type { CellPatches } from './cell-patches'
import { changeRows, type LoadedRows } from './use-import-rows'

type KeepEdits = {
  client: QueryClient
  importId: number
  patches: CellPatches
  /** Rows that were on their way already: they are as the server has them, and shown so again. */
  onUnchanged: (rows: readonly ImportRow[]) => void
}

/**
 * Keeps changed cells on the server, and puts what it says of their rows into what is shown. False
 * where it could not be reached or refused.
 */
export async function keepEdits(input: KeepEdits): Promise<boolean> {
  const { client, importId, patches, onUnchanged } = input
  try {
    const edits = [...patches].map(([position, cells]) => ({ position, cells }))
    const result = await editCells({ importId, edits })
    if (!result.ok) return false
    const { unchanged } = result.value
    changeRows(client, importId, (loaded) => withAnswer(loaded, patches, result.value))
    if (unchanged.length > 0) onUnchanged(unchanged)
    return true
  } catch {
    return false
  }
}

/** Rows after an edit: what the server did not change as it has it, and whose numbers are used. */
export function withAnswer(
  loaded: LoadedRows,
  patches: CellPatches,
  { taken, unchanged }: { taken: readonly TakenRow[]; unchanged: readonly ImportRow[] },
): LoadedRows {
  const others = loaded.taken.filter(({ position }) => !patches.has(position))
  const kept = new Map(unchanged.map((row) => [row.position, row]))
  return {
    ...loaded,
    rows: kept.size === 0 ? loaded.rows : loaded.rows.map((row) => kept.get(row.position) ?? row),
    taken: [...others, ...taken],
  }
}
