import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { StationsPage } from '@/components/printing/settings/stations-page'
import { PageHeader } from '@/components/ui/page-header'
import { listStoreStations } from '@/lib/printing/stations/list-stations'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('printing.stations'))('title') }
}

export default pageOrMissing(async function PrintStationsPage() {
  const actor = await requirePermission('stations.manage')
  const stores = await listStoreStations({ actor })
  const t = await getTranslations('printing.stations')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <StationsPage stores={stores} />
    </>
  )
})
