import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PersonForm } from '@/components/people/person-form'
import { settingsPaths } from '@/components/shell/settings-paths'
import { PageHeader } from '@/components/ui/page-header'
import { listStores } from '@/lib/stores/list-stores'
import { requireAdministrator } from '../../require-administrator'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('form.newTitle') }
}

export default async function NewPersonPage() {
  const actor = await requireAdministrator()
  const stores = await listStores({ actor })
  const t = await getTranslations('people')
  return (
    <>
      <PageHeader
        title={t('form.newTitle')}
        back={{ href: settingsPaths.people(), label: t('form.back') }}
      />
      <PersonForm person={null} stores={stores} isSelf={false} />
    </>
  )
}
