import { Plus, Store } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { pageOrMissing } from '@/app/page-or-missing'
import { StoreList } from '@/components/stores/store-list'
import { settingsPaths } from '@/components/shell/settings-paths'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { listStores } from '@/lib/stores/list-stores'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('stores'))('list.title') }
}

export default pageOrMissing(async function StoresPage() {
  const actor = await requirePermission('stores.edit')
  const stores = await listStores({ actor })
  const t = await getTranslations('stores')
  const add = (
    <Link href={settingsPaths.newStore()} className={buttonClass({ variant: 'primary' })}>
      <Plus aria-hidden />
      {t('list.add')}
    </Link>
  )
  return (
    <>
      <PageHeader
        title={t('list.title')}
        text={t('list.text')}
        actions={stores.length > 0 && add}
      />
      {stores.length > 0 ? (
        <StoreList stores={stores} />
      ) : (
        <EmptyState
          icon={<Store aria-hidden />}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={add}
        />
      )}
    </>
  )
})
