import { draftKey, keptValue } from '@/components/shell/kept-value'
import { listOf, recordOf } from '@/components/form/draft'
import type { CellPatches } from './cell-patches'

/**
 * Cells that this person changed and the server does not have yet, in this browser: they outlive a
 * reload and a lost network, and nobody else who signs in here sees them (decision 0274).
 */
export function keptEdits(personId: number, importId: number) {
  return keptValue<CellPatches>({
    key: draftKey(personId, `import:${importId}`),
    encode: (patches) => JSON.stringify([...patches]),
    decode: readPatches,
  })
}

function readPatches(text: string | null): CellPatches {
  const entries: unknown = JSON.parse(text ?? '[]')
  const patches = new Map<number, Record<string, string>>()
  for (const entry of listOf(entries)) {
    const [position, cells] = listOf(entry)
    const texts = Object.entries(recordOf(cells)).filter(([, text]) => typeof text === 'string')
    if (!Number.isSafeInteger(position) || texts.length === 0) continue
    patches.set(Number(position), Object.fromEntries(texts) as Record<string, string>)
  }
  return patches
}
