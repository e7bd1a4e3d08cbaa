import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { MoneyPage } from '@/components/reports/money/money-page'
import { getMoney } from '@/lib/reports/money/get-money'
import { readReportAddress } from '@/lib/reports/model/report-address'
import { deviceStores } from '../../device-stores'
import { requirePermission } from '../../settings/require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('money'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default pageOrMissing(async function Money({ searchParams }: Props) {
  const actor = await requirePermission('reports.see')
  const { viewer, chosen } = await deviceStores()
  const given = await searchParams
  const address = readReportAddress({ get: (name) => [given[name] ?? ''].flat().join(',') })
  const storeIds = chosen.map(({ id }) => id)
  const report = await getMoney({ actor, address, storeIds, now: new Date() })
  const stores = viewer.stores.filter(({ may }) => may.includes('reports.see'))
  return <MoneyPage address={address} report={report} stores={stores} />
})
