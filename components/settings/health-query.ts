import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { settingsKeys, settingsReads } from '@/lib/settings/keys'
import type { HealthReport } from '@/lib/settings/schema'

const EVERY_MS = 10_000

/** How things go, read afresh for as long as somebody looks: nothing announces it. */
export function healthQuery() {
  return queryOptions({
    queryKey: settingsKeys.health(),
    queryFn: ({ signal }) => readJson<HealthReport>(settingsReads.health(), signal),
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
  })
}
