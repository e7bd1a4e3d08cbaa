import { comparedCode } from '@/lib/domain/scanned-code'
import { columnOf, type Cells, type ImportColumn } from '@/lib/domain/imports/import-columns'

/** What no two rows may have the same of: the order number, the shipment code (express §4.1). */
export type UniqueField = 'clientOrderId' | 'clientShipmentCode'

/** As each is compared with what was given before. */
const COMPARED: Readonly<Record<UniqueField, (text: string) => string>> = {
  clientOrderId: (text) => text.trim(),
  clientShipmentCode: comparedCode,
}

type Row = { readonly position: number; readonly cells: Cells }

/** The rows of which another has the same number, with which; empty numbers repeat nothing. */
export function repeatedNumbers(
  rows: readonly Row[],
  columns: readonly ImportColumn[],
): ReadonlyMap<number, readonly UniqueField[]> {
  const found = new Map<number, UniqueField[]>()
  for (const field of ['clientOrderId', 'clientShipmentCode'] as const) {
    for (const position of repeatedIn(rows, columnOf(columns, field), COMPARED[field])) {
      found.set(position, [...(found.get(position) ?? []), field])
    }
  }
  return found
}

function repeatedIn(
  rows: readonly Row[],
  key: string | null,
  compared: (text: string) => string,
): ReadonlySet<number> {
  const first = new Map<string, number>()
  const repeated = new Set<number>()
  if (key === null) return repeated
  for (const { position, cells } of rows) {
    const known = compared(cells[key] ?? '')
    if (known === '') continue
    const earlier = first.get(known)
    if (earlier === undefined) first.set(known, position)
    else repeated.add(earlier).add(position)
  }
  return repeated
}
