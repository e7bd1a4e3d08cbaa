import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { NewTabletForm } from '@/components/tablets/settings/new-tablet-form'
import { PinList } from '@/components/tablets/settings/pin-list'
import { TabletList } from '@/components/tablets/settings/tablet-list'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { listTablets } from '@/lib/tablets/list-tablets'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tablets'))('title') }
}

export default pageOrMissing(async function TabletsPage() {
  const actor = await requirePermission('tablets.manage')
  const stores = await listTablets({ actor })
  const t = await getTranslations('tablets')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Section title={t('new.title')} text={t('new.text')}>
        <NewTabletForm stores={stores.map(({ storeId, storeName }) => ({ storeId, storeName }))} />
      </Section>
      {stores.map(({ storeId, storeName, tablets, people }) => (
        <Section key={storeId} title={storeName}>
          <div className="flex flex-col gap-5">
            <TabletList tablets={tablets} />
            <PinList people={people} ownId={actor.id} />
          </div>
        </Section>
      ))}
    </>
  )
})
