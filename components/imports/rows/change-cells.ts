import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportRow } from '@/lib/imports/model/import-view'
import type { CellChange } from './cell-history'
import { mayChange } from './row-faults'

/** A column of many rows with one text; only what becomes another text is named. */
export function settingOf(
  rows: readonly ImportRow[],
  { key }: ImportColumn,
  text: string,
): CellChange[] {
  return rows.flatMap((row) =>
    mayChange(row) && (row.cells[key] ?? '') !== text
      ? [{ position: row.position, key, text }]
      : [],
  )
}

/** What is found in cells replaced, without regard to case; nothing is found by an empty text. */
export function replacementsOf(
  rows: readonly ImportRow[],
  columns: readonly ImportColumn[],
  { find, by }: { find: string; by: string },
): CellChange[] {
  if (find === '') return []
  const pattern = new RegExp(find.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu')
  return rows.filter(mayChange).flatMap(({ position, cells }) =>
    columns.flatMap(({ key }) => {
      const before = cells[key] ?? ''
      const text = before.replace(pattern, () => by)
      return text === before ? [] : [{ position, key, text }]
    }),
  )
}
