import type { Region } from '@/lib/domain/areas'
import type { ExceptionRow } from '@/lib/exceptions/model/exception-list'
import type { ExceptionKind } from '@/lib/exceptions/model/exceptions'
import { formatParcelTime } from '@/lib/domain/time/local-time'
import type { Family, Stage } from '@/lib/domain/stages'
import { writeCsv } from '@/lib/domain/write-csv'

/** As the file has them, from left to right; each is a message of `exceptions.file`. */
const FILE_COLUMNS = [
  ...(['store', 'family', 'clientOrderId', 'platformOrderId', 'recipient', 'exceptions'] as const),
  ...(['since', 'reported', 'stage', 'statusAt', 'owner', 'note', 'snoozedUntil'] as const),
] as const
type FileColumn = (typeof FILE_COLUMNS)[number]

export type ExportLabels = {
  column: (column: FileColumn) => string
  family: (family: Family) => string
  kind: (kind: ExceptionKind) => string
  stage: (family: Family, stage: Stage) => string
}

type Store = { readonly code: string; readonly region: Region }

function cellsOf(row: ExceptionRow, store: Store, words: ExportLabels): Record<FileColumn, string> {
  const { family, stage, code, clientOrderId, exceptions } = row
  const local = (at: string | number | null) =>
    at === null ? '' : formatParcelTime(new Date(at), store.region)
  return {
    store: store.code,
    family: words.family(family),
    clientOrderId,
    platformOrderId: code === clientOrderId ? '' : code,
    recipient: row.recipientName ?? '',
    exceptions: exceptions.map(({ kind }) => words.kind(kind)).join(' / '),
    since: local(Math.min(...exceptions.map((one) => one.since))),
    reported: row.reported ?? '',
    stage: words.stage(family, stage),
    statusAt: local(row.statusAt),
    owner: row.owner?.name ?? '',
    note: row.note,
    snoozedUntil: local(row.snoozedUntil),
  }
}

/** The list as a CSV text in the person's language, in the stores' own local times. */
export function exceptionsFile(
  rows: readonly ExceptionRow[],
  { storeOf, words }: { storeOf: (storeId: number) => Store | undefined; words: ExportLabels },
): string {
  const lines = rows.flatMap((row) => {
    const store = storeOf(row.storeId)
    const cells = store && cellsOf(row, store, words)
    return cells ? [FILE_COLUMNS.map((column) => cells[column])] : []
  })
  return writeCsv([FILE_COLUMNS.map(words.column), ...lines])
}
