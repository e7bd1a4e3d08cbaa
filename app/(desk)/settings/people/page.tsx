import { UserPlus } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { pageOrMissing } from '@/app/page-or-missing'
import { PeopleList } from '@/components/people/people-list'
import { settingsPaths } from '@/components/shell/settings-paths'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { listPeople } from '@/lib/people/list-people'
import { listRoles } from '@/lib/people/roles/list-roles'
import { listStores } from '@/lib/stores/list-stores'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('list.title') }
}

export default pageOrMissing(async function PeoplePage() {
  const actor = await requirePermission('people.manage')
  const [people, stores, roles] = await Promise.all([
    listPeople({ actor }),
    listStores({ actor }),
    listRoles({ actor }),
  ])
  const t = await getTranslations('people')
  return (
    <>
      <PageHeader
        title={t('list.title')}
        text={t('list.text')}
        actions={
          <Link href={settingsPaths.newPerson()} className={buttonClass({ variant: 'primary' })}>
            <UserPlus aria-hidden />
            {t('list.add')}
          </Link>
        }
      />
      <PeopleList people={people} stores={stores} roles={roles} ownId={actor.id} />
    </>
  )
})
