import type { ImportField } from '@/lib/domain/imports/import-fields'
import { isReasonColumn, type NamedField, namedField, normaliseColumnName } from './column-names'
import { shopFields, shopOf } from './shop-files'

/** What a person said of columns before, by normalised name; null: it is left out. */
export type RememberedColumns = Readonly<Record<string, ImportField | null>>

/** What is known of a file's columns beside their names. */
type Known = {
  /** Of this person, of any file. */
  remembered: RememberedColumns
  /** Of the store, for files with these columns; stands above all else. */
  mapping?: RememberedColumns | null
  /** What each name speaks of, where somebody has found out. */
  named?: readonly (NamedField | null)[]
}

/**
 * The field of each column: as the store's mapping says, or the shop's kind of file, or the person
 * before, otherwise by its name. No field comes twice; of two columns that could be it the surer
 * name goes first, and then the one further left.
 */
export function matchColumns(
  names: readonly string[],
  { remembered, mapping = null, named = names.map(namedField) }: Known,
): (ImportField | null)[] {
  const shop = mapping ? null : shopOf(names)
  const ofShop = shop ? shopFields(shop, names) : null
  const said = names.map((name, index) => {
    const known = normaliseColumnName(name)
    if (mapping) return mapping[known] ?? null
    return ofShop ? ofShop[index] : remembered[known]
  })
  const fields = said.map((field) => field ?? null)
  const open = names.flatMap((name, index) => {
    const own = said[index] === undefined && !isReasonColumn(name) ? named[index] : null
    return own ? [{ ...own, index }] : []
  })
  const taken = new Set<ImportField>()
  const first = fields.map((field) => {
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
  for (const { field, index } of open.toSorted((one, other) => one.rank - other.rank)) {
    if (taken.has(field)) continue
    taken.add(field)
    first[index] = field
  }
  return first
}
