import type { ImportField } from '@/lib/domain/imports/import-fields'
import { normaliseColumnName } from './column-names'
import type { RememberedColumns } from './match-columns'

/** What a store's files of one kind hold, under the name that somebody gave it. */
export type SavedMapping = {
  readonly id: number
  readonly name: string
  /** By normalised name; null: it is left out. */
  readonly columns: RememberedColumns
  readonly several: 'one' | 'rows'
}

/** Of the columns of a file so many must be a mapping's: a shop adds a column now and then. */
const ALIKE = 0.8

/** The mapping whose columns a file has; of several the one that is most like it. Null for none. */
export function mappingFor(
  names: readonly string[],
  mappings: readonly SavedMapping[],
): SavedMapping | null {
  const own = new Set(names.map(normaliseColumnName))
  const alike = mappings
    .map((mapping) => ({ mapping, likeness: likenessOf(own, mapping.columns) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((one, other) => other.likeness - one.likeness)
  return alike[0]?.mapping ?? null
}

/** Which part of all columns both have; 0 where the file lacks one that is used. */
function likenessOf(own: ReadonlySet<string>, columns: RememberedColumns): number {
  const entries = Object.entries(columns)
  if (entries.some(([name, field]) => field !== null && !own.has(name))) return 0
  const both = entries.filter(([name]) => own.has(name)).length
  return both / Math.max(1, own.size + entries.length - both)
}

/** Columns as a mapping keeps them; those without a name are nobody's. */
export function mappingColumns(
  names: readonly string[],
  fields: readonly (ImportField | null)[],
): Record<string, ImportField | null> {
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const known = normaliseColumnName(name)
      return known === '' ? [] : [[known, fields[index] ?? null]]
    }),
  )
}
