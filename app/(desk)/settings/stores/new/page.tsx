import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { StoreForm } from '@/components/stores/store-form'
import { settingsPaths } from '@/components/shell/settings-paths'
import { PageHeader } from '@/components/ui/page-header'
import { shownMap } from '@/lib/config/map-setting'
import { settings } from '@/lib/config/settings'
import { requirePermission } from '../../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('stores'))('form.newTitle') }
}

export default pageOrMissing(async function NewStorePage() {
  await requirePermission('stores.edit')
  const t = await getTranslations('stores')
  return (
    <>
      <PageHeader
        title={t('form.newTitle')}
        back={{ href: settingsPaths.stores(), label: t('form.back') }}
      />
      <StoreForm store={null} tiles={shownMap(settings().mapTiles)} />
    </>
  )
})
