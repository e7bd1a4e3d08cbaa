'use client'

import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { importKeys, importReads } from '@/lib/imports/keys'
import type {
  ImportRow,
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
  /** Up to where their results are told (ISO); empty for as they were when they were read. */
  cursor: string
}

/** All rows of an import, read once; what changes is put into them. */
function rowsQuery(importId: number) {
  return queryOptions({
    queryKey: importKeys.rows(importId),
    queryFn: async ({ signal }): Promise<LoadedRows> => {
      const rows: ImportRow[] = []
      const taken: DuplicateRow[] = []
      for (let from: number | null = 0; from !== null;) {
        const page: RowPage = await readJson<RowPage>(importReads.rows(importId, from), signal)
        rows.push(...page.rows)
        taken.push(...page.taken)
        from = page.next
      }
      return { rows, taken, cursor: '' }
    },
    staleTime: Infinity,
    gcTime: 0,
    // What changes is put in by us, so that nothing has to be compared.
    structuralSharing: false,
    refetchOnWindowFocus: false,
  })
}

export function useImportRows(importId: number) {
  return useQuery(rowsQuery(importId))
}

/** Changes what is shown of an import's rows; nothing where they have not been read yet. */
export function changeRows(
  client: QueryClient,
  importId: number,
  change: (loaded: LoadedRows) => LoadedRows,
): void {
  client.setQueryData(rowsQuery(importId).queryKey, (loaded) => loaded && change(loaded))
}

/** Up to where the rows that are shown have their results; null where none are. */
export function resultsCursor(client: QueryClient, importId: number): string | null {
  return client.getQueryData(rowsQuery(importId).queryKey)?.cursor ?? null
}

/**
 * Rows with the results since a cursor. Rows that were read anew meanwhile stay as they are: their
 * own results are asked for next.
 */
export function withResultPage(
  loaded: LoadedRows,
  since: string | null,
  { results, cursor }: Pick<ResultPage, 'results' | 'cursor'>,
): LoadedRows {
  if (loaded.cursor !== since) return loaded
  return { ...loaded, rows: withResults(loaded.rows, results), cursor }
}

/** Rows with what became of them; those of which nothing is told stay the same objects. */
function withResults(
  rows: readonly ImportRow[],
  results: readonly RowResult[],
): readonly ImportRow[] {
  const told = new Map(results.map((result) => [result.position, result]))
  const isNew = (row: ImportRow, { status, orderId, problem, refusal }: RowResult) =>
    row.status !== status ||
    row.orderId !== orderId ||
    row.problem !== problem ||
    row.refusal?.requestId !== refusal?.requestId
  if (!rows.some((row) => told.has(row.position))) return rows
  return rows.map((row) => {
    const result = told.get(row.position)
    return result && isNew(row, result) ? { ...row, ...result } : row
  })
}
