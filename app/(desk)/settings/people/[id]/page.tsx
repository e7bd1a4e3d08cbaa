import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PersonForm } from '@/components/people/person-form'
import { settingsPaths } from '@/components/shell/settings-paths'
import { PageHeader } from '@/components/ui/page-header'
import { listPeople } from '@/lib/people/list-people'
import { listStores } from '@/lib/stores/list-stores'
import { requireAdministrator } from '../../require-administrator'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('list.title') }
}

export default async function PersonPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await requireAdministrator()
  const { id } = await params
  const [people, stores] = await Promise.all([listPeople({ actor }), listStores({ actor })])
  const person = people.find((one) => String(one.id) === id) ?? notFound()
  const t = await getTranslations('people')
  return (
    <>
      <PageHeader
        title={person.name}
        back={{ href: settingsPaths.people(), label: t('form.back') }}
      />
      <PersonForm person={person} stores={stores} isSelf={person.id === actor.id} />
    </>
  )
}
