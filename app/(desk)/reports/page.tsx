import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { ReportPage } from '@/components/reports/report-page'
import { getOverview } from '@/lib/reports/get-overview'
import { readAsked, type ReportProps } from './read-asked'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('reports'))('title') }
}

export default pageOrMissing(async function Reports(props: ReportProps) {
  const { actor, address, storeIds, stores } = await readAsked(props)
  const report = await getOverview({ actor, address, storeIds, now: new Date() })
  return <ReportPage address={address} report={report} stores={stores} />
})
