'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { importKeys, importReads } from '@/lib/imports/keys'
import type { ImportView, ResultPage } from '@/lib/imports/schema'
import { changeRows, resultsCursor, withResultPage } from './use-import-rows'

const RUNNING_MS = 1_200
/** What is not confirmed is found out in its own time; what stands still may be started elsewhere. */
const IDLE_MS = 10_000

/** How the import stands, read again and again; what became of its rows is put into them. */
export function useImportResults(first: ImportView) {
  const { id } = first
  const client = useQueryClient()
  const query = useQuery({
    queryKey: importKeys.results(id),
    queryFn: async ({ signal }): Promise<ImportView> => {
      const since = resultsCursor(client, id)
      // Without rows only how the import stands is of use.
      const from = since ?? new Date().toISOString()
      const page = await readJson<ResultPage>(importReads.results(id, from), signal)
      changeRows(client, id, (loaded) => withResultPage(loaded, since, page))
      return page.view
    },
    initialData: first,
    refetchOnMount: false,
    refetchInterval: ({ state }) => {
      const { state: stands, counts } = state.data ?? first
      return stands === 'running' || counts.sending > 0 ? RUNNING_MS : IDLE_MS
    },
  })
  return { view: query.data, isOld: query.isError, refresh: () => void query.refetch() }
}
