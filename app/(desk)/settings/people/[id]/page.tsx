import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PersonForm } from '@/components/people/person-form'
import { SessionsList } from '@/components/people/sessions-list'
import { settingsPaths } from '@/components/shell/settings-paths'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { listPeople } from '@/lib/people/list-people'
import { listSessions } from '@/lib/people/sessions/list-sessions'
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
  const sessions = await listSessions({ actor, personId: person.id })
  const t = await getTranslations('people')
  return (
    <>
      <PageHeader
        title={person.name}
        back={{ href: settingsPaths.people(), label: t('form.back') }}
      />
      <PersonForm person={person} stores={stores} isSelf={person.id === actor.id} />
      <Section title={t('sessions.title')} text={t('sessions.textOther')}>
        <SessionsList sessions={sessions} personId={person.id} />
      </Section>
    </>
  )
}
