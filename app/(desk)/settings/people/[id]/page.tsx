import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { SignInHelp } from '@/components/people/links/sign-in-help'
import { PersonForm } from '@/components/people/person-form'
import { SessionsList } from '@/components/people/sessions-list'
import { settingsPaths } from '@/components/shell/settings-paths'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { database } from '@/lib/db/client'
import { listPeople } from '@/lib/people/list-people'
import { mayManage } from '@/lib/people/roles/is-within'
import { listRoleChoices } from '@/lib/people/roles/list-role-choices'
import { listSessions } from '@/lib/people/sessions/list-sessions'
import { listStores } from '@/lib/stores/list-stores'
import { requirePermission } from '../../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('list.title') }
}

export default pageOrMissing(async function PersonPage({
  params,
}: {
  params: Promise<{ id: string }>
}) {
  const actor = await requirePermission('people.manage')
  const { id } = await params
  const [people, stores] = await Promise.all([listPeople({ actor }), listStores({ actor })])
  const choices = await listRoleChoices({ actor, storeIds: stores.map((store) => store.id) })
  const person = people.find((one) => String(one.id) === id) ?? notFound()
  const isManaged = await mayManage(database(), actor, person.id)
  const t = await getTranslations('people')
  return (
    <>
      <PageHeader
        title={person.name}
        back={{ href: settingsPaths.people(), label: t('form.back') }}
      />
      {isManaged ? (
        <>
          <PersonForm
            person={person}
            stores={stores}
            choices={choices}
            mayMakeAdmins={actor.isAdmin}
            isSelf={person.id === actor.id}
          />
          <Section title={t('links.title')} text={t('links.text')}>
            <SignInHelp person={person} isSelf={person.id === actor.id} />
          </Section>
          <Section title={t('sessions.title')} text={t('sessions.textOther')}>
            <SessionsList
              sessions={await listSessions({ actor, personId: person.id })}
              personId={person.id}
            />
          </Section>
        </>
      ) : (
        <Notice kind="info">{t('form.beyond')}</Notice>
      )}
    </>
  )
})
