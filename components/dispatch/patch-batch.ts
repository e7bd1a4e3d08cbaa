import type { BatchRow, BatchView } from '@/lib/dispatch/schema'

/** A batch with one of its parcels as it is now; what is not in the batch changes nothing. */
export function patchBatch(view: BatchView, row: BatchRow): BatchView {
  const at = view.rows.findIndex(({ orderId }) => orderId === row.orderId)
  return at === -1 ? view : { ...view, rows: view.rows.with(at, row) }
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
  const of = (state: BatchRow['state']) => rows.filter((row) => row.state === state)
  const when = ({ out }: BatchRow) => out?.at ?? ''
  return {
    left: of('left'),
    out: of('out').toSorted((a, b) => when(b).localeCompare(when(a))),
    unconfirmed: of('unconfirmed'),
    gone: of('gone'),
  }
}
