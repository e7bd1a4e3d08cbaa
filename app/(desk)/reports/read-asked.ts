import 'server-only'
import { answerLeaves } from '@/lib/config/answering'
import { readReportAddress } from '@/lib/reports/model/report-address'
import { deviceStores } from '../device-stores'
import { requirePermission } from '../settings/require-permission'

export type ReportProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Who asks for a page of the reports, about what, and of which stores it can be. */
export async function readAsked({ searchParams }: ReportProps) {
  const actor = await requirePermission('reports.see')
  // Who may see it is known: its frame shows while a long report is worked out.
  answerLeaves()
  const { viewer, chosen } = await deviceStores()
  const given = await searchParams
  const address = readReportAddress({ get: (name) => [given[name] ?? ''].flat().join(',') })
  const storeIds = chosen.map(({ id }) => id)
  const stores = viewer.stores.filter(({ may }) => may.includes('reports.see'))
  return { actor, address, storeIds, stores }
}
