import type { BatchRow, BatchView } from '@/lib/dispatch/schema'

/** A batch with one of its parcels as it is now; what is not in the batch changes nothing. */
export function patchBatch(view: BatchView, row: BatchRow): BatchView {
  const at = view.rows.findIndex(({ orderId }) => orderId === row.orderId)
  return at === -1 ? view : { ...view, rows: view.rows.with(at, row) }
}

/** A batch after `orderIds` changed: `rows` are those of them that are in it now. */
export function mergeRows(
  view: BatchView,
  orderIds: readonly number[],
  rows: readonly BatchRow[],
): BatchView {
  const changed = new Set(orderIds)
  const now = new Map(rows.map((row) => [row.orderId, row]))
  const kept = view.rows.flatMap((row) => {
    if (!changed.has(row.orderId)) return [row]
    const after = now.get(row.orderId)
    now.delete(row.orderId)
    return after ? [after] : []
  })
  if (now.size === 0) return { ...view, rows: kept }
  const all = [...kept, ...now.values()]
  return { ...view, rows: all.toSorted((a, b) => a.orderId - b.orderId) }
}

export type BatchParts = {
  /** Still to go out, in the order in which they were made. */
  left: BatchRow[]
  /** Out, the latest first. */
  out: BatchRow[]
  unconfirmed: BatchRow[]
  gone: BatchRow[]
}

export function batchParts({ rows }: BatchView): BatchParts {
  const parts: BatchParts = { left: [], out: [], unconfirmed: [], gone: [] }
  for (const row of rows) parts[row.state].push(row)
  const when = ({ out }: BatchRow) => (out ? Date.parse(out.at) : 0)
  parts.out.sort((a, b) => when(b) - when(a))
  return parts
}
