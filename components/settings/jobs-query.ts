import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { settingsKeys, settingsReads } from '@/lib/settings/keys'
import type { JobsReport } from '@/lib/settings/schema'

const EVERY_MS = 10_000

/** The queue, read afresh for as long as somebody looks: nothing announces it. */
export function jobsQuery() {
  return queryOptions({
    queryKey: settingsKeys.jobs(),
    queryFn: ({ signal }) => readJson<JobsReport>(settingsReads.jobs(), signal),
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
  })
}
