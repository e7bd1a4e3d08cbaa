import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { ReportPage } from '@/components/reports/report-page'
import { STORE_COOKIE, chosenStores, storeChoice } from '@/components/shell/choose-stores'
import { requireViewer } from '@/lib/people/viewer'
import { getOverview } from '@/lib/reports/get-overview'
import { readReportAddress } from '@/lib/reports/model/report-address'
import { requirePermission } from '../settings/require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('reports'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Reports({ searchParams }: Props) {
  const actor = await requirePermission('reports.see')
  const viewer = await requireViewer(await getLocale())
  const given = await searchParams
  const address = readReportAddress({ get: (name) => [given[name] ?? ''].flat().join(',') })
  const choice = storeChoice(viewer.stores, (await cookies()).get(STORE_COOKIE)?.value)
  const storeIds = chosenStores(viewer.stores, choice).map(({ id }) => id)
  const report = await getOverview({ actor, address, storeIds, now: new Date() })
  const stores = viewer.stores.filter(({ may }) => may.includes('reports.see'))
  return <ReportPage address={address} report={report} stores={stores} />
}
