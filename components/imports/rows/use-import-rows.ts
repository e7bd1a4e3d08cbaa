'use client'

import { useQuery, type QueryClient } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import type { Cells } from '@/lib/domain/imports/import-columns'
import { importKeys, importReads } from '@/lib/imports/keys'
import { ROWS_A_REQUEST } from '@/lib/imports/model/import-limits'
import type {
  ImportRow,
  ImportView,
  ResultPage,
  RowPage,
  RowResult,
  DuplicateRow,
} from '@/lib/imports/model/import-view'

export type LoadedRows = {
  /** In the order of the file. */
  rows: readonly ImportRow[]
  /** Numbers of them that are given away already. */
  taken: readonly DuplicateRow[]
  /** Names of their lockers by code; null where nobody knows which there are. */
  lockers: Readonly<Record<string, string>> | null
  /** Up to where their results are told (ISO); empty for as they were when they were read. */
  cursor: string
}

type Rows = Pick<ImportView, 'id' | 'rowCount'>

/** All rows of an import, read once; what changes is put into them. */
export function useImportRows({ id, rowCount }: Rows) {
  return useQuery({
    queryKey: importKeys.rows(id),
    queryFn: ({ signal }) => takeAhead(id) ?? readRows({ id, rowCount }, signal),
    staleTime: Infinity,
    gcTime: 0,
    // What changes is put in by us, so that nothing has to be compared.
    structuralSharing: false,
    refetchOnWindowFocus: false,
  })
}

async function readRows({ id, rowCount }: Rows, signal: AbortSignal): Promise<LoadedRows> {
  const starts = Array.from(
    { length: Math.ceil(rowCount / ROWS_A_REQUEST) },
    (_, nth) => nth * ROWS_A_REQUEST,
  )
  const reads = starts.map((from) => readJson<RowPage>(importReads.rows(id, from), signal))
  return joinPages(await Promise.all(reads))
}

/** So long the page that they were asked for may take until it comes. */
const AHEAD_MS = 30_000

const ahead = new Map<number, Promise<LoadedRows>>()

/** So long the page itself has to be asked for first: the rows would hold its answer up. */
const GIVE_WAY_MS = 120

/** Asks for the rows of a page that is on its way, which takes them instead of asking itself. */
export function readRowsAhead(rows: Rows): void {
  const reading = new Promise((go) => setTimeout(go, GIVE_WAY_MS)).then(() =>
    readRows(rows, AbortSignal.timeout(AHEAD_MS)),
  )
  // Whoever takes them is told; nobody has to.
  reading.catch(() => undefined)
  ahead.set(rows.id, reading)
  setTimeout(() => takeAhead(rows.id), AHEAD_MS)
}

function takeAhead(id: number): Promise<LoadedRows> | undefined {
  const reading = ahead.get(id)
  ahead.delete(id)
  return reading
}

/** Pages of rows that were read side by side: what changed since the first of them is told again. */
export function joinPages(pages: readonly RowPage[]): LoadedRows {
  return {
    rows: pages.flatMap(({ rows }) => rows),
    taken: pages.flatMap(({ taken }) => taken),
    lockers: pages.reduce<LoadedRows['lockers']>(
      (all, { lockers }) => all && lockers && { ...all, ...lockers },
      {},
    ),
    cursor: pages.map(({ cursor }) => cursor).sort()[0] ?? '',
  }
}

/** Changes what is shown of an import's rows; nothing where they have not been read yet. */
export function changeRows(
  client: QueryClient,
  importId: number,
  change: (loaded: LoadedRows) => LoadedRows,
): void {
  client.setQueryData<LoadedRows>(importKeys.rows(importId), (loaded) => loaded && change(loaded))
}

/** Up to where the rows that are shown have their results; null where none are. */
export function resultsCursor(client: QueryClient, importId: number): string | null {
  return client.getQueryData<LoadedRows>(importKeys.rows(importId))?.cursor ?? null
}

/** Cells that were changed here and that the server does not have yet: they stay as they are. */
export type OwnCells = ReadonlyMap<number, Cells>

/**
 * Rows with the results since a cursor, and with cells that were changed elsewhere; rows that were
 * removed are not in them any more. Rows that were read anew meanwhile stay as they are: their own
 * results are asked for next.
 */
export function withResultPage(
  loaded: LoadedRows,
  since: string | null,
  page: Pick<ResultPage, 'results' | 'cursor'> & Partial<Pick<ResultPage, 'lockers' | 'taken'>>,
  own: OwnCells = new Map(),
): LoadedRows {
  if (loaded.cursor !== since) return loaded
  const { results, cursor, lockers = {}, taken = [] } = page
  const edited = new Set(results.flatMap(({ position, cells }) => (cells ? [position] : [])))
  return {
    rows: withResults(loaded.rows, results, own),
    taken:
      edited.size === 0
        ? loaded.taken
        : [...loaded.taken.filter(({ position }) => !edited.has(position)), ...taken],
    lockers: withLockers(loaded.lockers, lockers),
    cursor,
  }
}

/** The names of lockers with more; the same object where there are none. */
export function withLockers(
  known: LoadedRows['lockers'],
  more: LoadedRows['lockers'],
): LoadedRows['lockers'] {
  if (more === null || known === null) return null
  return Object.keys(more).every((code) => code in known) ? known : { ...known, ...more }
}

/** Rows with what became of them; those of which nothing is told stay the same objects. */
function withResults(
  rows: readonly ImportRow[],
  results: ResultPage['results'],
  own: OwnCells,
): readonly ImportRow[] {
  const told = new Map(results.map((result) => [result.position, result]))
  if (!rows.some((row) => told.has(row.position))) return rows
  return rows.flatMap((row) => {
    const result = told.get(row.position)
    if (!result) return [row]
    if (result.status === 'removed') return []
    const { cells: given, ...rest } = result
    const cells = given ? withOwn(given, row.cells, own.get(row.position)) : row.cells
    return [isNew(row, rest) || cells !== row.cells ? { ...row, ...rest, cells } : row]
  })
}

const isNew = (row: ImportRow, { status, orderId, problem, refusal }: RowResult): boolean =>
  row.status !== status ||
  row.orderId !== orderId ||
  row.problem !== problem ||
  row.refusal?.requestId !== refusal?.requestId

/** Cells from the server under those of our own; the ones that are shown where they are the same. */
function withOwn(given: Cells, shown: Cells, own: Cells | undefined): Cells {
  const cells = own ? { ...given, ...own } : given
  const keys = new Set([...Object.keys(cells), ...Object.keys(shown)])
  const isSame = [...keys].every((key) => (cells[key] ?? '') === (shown[key] ?? ''))
  return isSame ? shown : cells
}
