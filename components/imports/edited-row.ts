import { columnOf, type Cells, type ImportColumn } from '@/lib/domain/imports/import-columns'
import { PICKUP_FIELDS } from '@/lib/domain/imports/import-fields'
import type { ImportRow } from '@/lib/imports/schema'

/**
 * A row after its cells were changed, as the server will have it: one that was refused is one to be
 * sent by that; one that is held is so by another pickup only.
 */
export function editedRow(
  row: ImportRow,
  patch: Cells,
  columns: readonly ImportColumn[],
): ImportRow {
  const ofPickup = PICKUP_FIELDS.flatMap((field) => columnOf(columns, field) ?? [])
  const hasPickup = ofPickup.some((key) => patch[key] !== undefined)
  const isAnew = row.status === 'refused' || (row.status === 'held' && hasPickup)
  return {
    ...row,
    ...(isAnew && { status: 'draft', refusal: null, problem: null }),
    cells: { ...row.cells, ...patch },
  }
}
