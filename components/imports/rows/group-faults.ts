import type { ImportField } from '@/lib/domain/imports/import-fields'
import type { RowFault, RowProblem } from '@/lib/imports/model/row-fault'

/** The same mistake in the same kind of cell, wherever it is. */
export type FaultGroup = {
  readonly key: string
  /** Of goods and services the first. */
  readonly field: ImportField
  readonly problem: RowProblem
  /** By which limit, where there is one and it is the same for all. */
  readonly limit: number | undefined
  readonly positions: ReadonlySet<number>
}

/** Mistakes by kind, the most frequent first; rows in the order of the file. */
export function groupFaults(
  faults: ReadonlyMap<number, readonly RowFault[]>,
): readonly FaultGroup[] {
  const groups = new Map<string, FaultGroup & { positions: Set<number> }>()
  for (const [position, list] of faults) {
    for (const { field, problem, limit } of list) {
      const kind = field.replace(/\.\d+\./, '.0.')
      const key = `${kind} ${problem} ${limit ?? ''}`
      const known = groups.get(key)
      if (known) known.positions.add(position)
      else groups.set(key, { key, field, problem, limit, positions: new Set([position]) })
    }
  }
  return [...groups.values()].sort((one, other) => other.positions.size - one.positions.size)
}
