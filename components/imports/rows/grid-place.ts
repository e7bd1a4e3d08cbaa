import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportRow } from '@/lib/imports/model/import-view'

/** The rows and the column on which a person stands in the grid. */
export type GridPlace = { rows: readonly ImportRow[]; column: ImportColumn | null }
