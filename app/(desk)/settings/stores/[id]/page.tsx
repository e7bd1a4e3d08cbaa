import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { StoreForm } from '@/components/stores/store-form'
import { settingsPaths } from '@/components/shell/settings-paths'
import { PageHeader } from '@/components/ui/page-header'
import { shownMap } from '@/lib/config/map-setting'
import { settings } from '@/lib/config/settings'
import { listStores } from '@/lib/stores/list-stores'
import { requirePermission } from '../../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('stores'))('list.title') }
}

export default pageOrMissing(async function StorePage({
  params,
}: {
  params: Promise<{ id: string }>
}) {
  const actor = await requirePermission('stores.edit')
  const { id } = await params
  const stores = await listStores({ actor })
  const store = stores.find((one) => String(one.id) === id) ?? notFound()
  const t = await getTranslations('stores')
  return (
    <>
      <PageHeader
        title={store.name}
        back={{ href: settingsPaths.stores(), label: t('form.back') }}
      />
      <StoreForm store={store} tiles={shownMap(settings().mapTiles)} />
    </>
  )
})
