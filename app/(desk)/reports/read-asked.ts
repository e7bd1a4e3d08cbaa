import 'server-only'
import { cookies } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { STORE_COOKIE, chosenStores, storeChoice } from '@/components/shell/choose-stores'
import { requireViewer } from '@/lib/people/viewer'
import { readReportAddress } from '@/lib/reports/model/report-address'
import { requirePermission } from '../settings/require-permission'

export type ReportProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Who asks for a page of the reports, about what, and of which stores it can be. */
export async function readAsked({ searchParams }: ReportProps) {
  const actor = await requirePermission('reports.see')
  const viewer = await requireViewer(await getLocale())
  const given = await searchParams
  const address = readReportAddress({ get: (name) => [given[name] ?? ''].flat().join(',') })
  const choice = storeChoice(viewer.stores, (await cookies()).get(STORE_COOKIE)?.value)
  const storeIds = chosenStores(viewer.stores, choice).map(({ id }) => id)
  const stores = viewer.stores.filter(({ may }) => may.includes('reports.see'))
  return { actor, address, storeIds, stores }
}
