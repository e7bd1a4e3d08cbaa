import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { NewImport } from '@/components/imports/upload/new-import'
import { ImportsFrame } from '@/components/imports/states'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { currentActor } from '@/lib/auth/current-actor'
import { importPaths } from '@/lib/imports/keys'
import { importStores } from '@/lib/imports/import-stores'
import { lastProducts } from '@/lib/imports/last-products'
import { listMappings } from '@/lib/imports/mappings/list-mappings'
import { rememberedColumns } from '@/lib/imports/remembered-columns'
import { deviceStores } from '../../device-stores'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('imports'))('upload.title') }
}

export default async function NewImportPage() {
  const { viewer, choice } = await deviceStores()
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const t = await getTranslations('imports')
  const may = await importStores({ actor })
  const stores = viewer.stores.filter(({ id }) => may.includes(id))
  const store = stores.find(({ id }) => id === choice) ?? stores[0]
  return (
    <ImportsFrame>
      <PageHeader
        title={t('upload.title')}
        back={{ href: importPaths.list(), label: t('toList') }}
      />
      {store ? (
        <NewImport
          stores={stores.map(({ id, name }) => ({ id, name }))}
          storeId={store.id}
          remembered={await rememberedColumns({ actor })}
          mappings={await listMappings({ actor })}
          lastProducts={await lastProducts({ actor })}
        />
      ) : (
        <EmptyState title={t('list.noStore')} text={t('list.noStoreText')} />
      )}
    </ImportsFrame>
  )
}
