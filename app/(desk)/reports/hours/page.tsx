import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { HoursReportPage } from '@/components/reports/hours/hours-report-page'
import { getHoursReport } from '@/lib/reports/hours/get-hours-report'
import { readAsked, type ReportProps } from '../read-asked'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('hoursReport'))('title') }
}

export default pageOrMissing(async function HoursReport(props: ReportProps) {
  const { actor, address, storeIds, stores: all } = await readAsked(props)
  const stores = all.filter(({ may }) => may.includes('hours.see'))
  const report = await getHoursReport({ actor, address, storeIds, now: new Date() })
  return <HoursReportPage address={address} report={report} stores={stores} />
})
