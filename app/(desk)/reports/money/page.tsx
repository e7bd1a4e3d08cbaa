import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { MoneyPage } from '@/components/reports/money/money-page'
import { getMoney } from '@/lib/reports/money/get-money'
import { readAsked, type ReportProps } from '../read-asked'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('money'))('title') }
}

export default pageOrMissing(async function Money(props: ReportProps) {
  const { actor, address, storeIds, stores } = await readAsked(props)
  const report = await getMoney({ actor, address, storeIds, now: new Date() })
  return <MoneyPage address={address} report={report} stores={stores} />
})
