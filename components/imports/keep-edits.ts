import type { QueryClient } from '@tanstack/react-query'
import { editCells } from '@/lib/imports/actions'
import type { CellPatches } from './cell-patches'
import { changeRows } from './use-import-rows'

/**
 * Keeps changed cells on the server, and puts what it says of their rows into what is shown. False
 * where it could not be reached or refused.
 */
export async function keepEdits(input: {
  client: QueryClient
  importId: number
  patches: CellPatches
}): Promise<boolean> {
  const { client, importId, patches } = input
  try {
    const edits = [...patches].map(([position, cells]) => ({ position, cells }))
    const result = await editCells({ importId, edits })
    if (!result.ok) return false
    const { taken } = result.value
    changeRows(client, importId, (loaded) => {
      const others = loaded.taken.filter(({ position }) => !patches.has(position))
      return { ...loaded, taken: [...others, ...taken] }
    })
    return true
  } catch {
    return false
  }
}
