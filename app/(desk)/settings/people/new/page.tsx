import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { PersonForm } from '@/components/people/person-form'
import { settingsPaths } from '@/components/shell/settings-paths'
import { PageHeader } from '@/components/ui/page-header'
import { listRoleChoices } from '@/lib/people/roles/list-role-choices'
import { listStores } from '@/lib/stores/list-stores'
import { requirePermission } from '../../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('form.newTitle') }
}

export default pageOrMissing(async function NewPersonPage() {
  const actor = await requirePermission('people.manage')
  const stores = await listStores({ actor })
  const choices = await listRoleChoices({ actor, storeIds: stores.map(({ id }) => id) })
  const t = await getTranslations('people')
  return (
    <>
      <PageHeader
        title={t('form.newTitle')}
        back={{ href: settingsPaths.people(), label: t('form.back') }}
      />
      <PersonForm
        person={null}
        stores={stores}
        choices={choices}
        mayMakeAdmins={actor.isAdmin}
        isSelf={false}
      />
    </>
  )
})
