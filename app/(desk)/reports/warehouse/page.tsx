import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { WarehousePage } from '@/components/reports/warehouse/warehouse-page'
import { getWarehouse } from '@/lib/reports/warehouse/get-warehouse'
import { readAsked, type ReportProps } from '../read-asked'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('warehouseReport'))('title') }
}

export default pageOrMissing(async function WarehouseReport(props: ReportProps) {
  const { actor, address, storeIds, stores: all } = await readAsked(props)
  const stores = all.filter(({ may }) => may.includes('express.see'))
  const report = await getWarehouse({ actor, address, storeIds, now: new Date() })
  return <WarehousePage address={address} report={report} stores={stores} />
})
