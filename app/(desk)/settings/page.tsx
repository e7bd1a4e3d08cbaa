import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { OwnCode } from '@/components/people/codes/own-code'
import { OwnPasswordForm } from '@/components/people/own-password-form'
import { OwnRights } from '@/components/people/own-rights'
import { ScreenChoices } from '@/components/people/screen-choices'
import { SessionsList } from '@/components/people/sessions-list'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { currentActor } from '@/lib/auth/current-actor'
import { ownCode } from '@/lib/people/codes/own-code'
import { ownSessions } from '@/lib/people/sessions/own-sessions'
import { requireViewer } from '@/lib/people/viewer'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('own.title') }
}

export default async function OwnAccountPage() {
  const viewer = await requireViewer(await getLocale())
  const actor = await currentActor()
  const t = await getTranslations('people')
  return (
    <>
      <PageHeader title={t('own.title')} />
      <Section title={viewer.name} text={t('own.whoHelp')}>
        <p className="wrap-anywhere">{viewer.email}</p>
      </Section>
      <Section title={t('own.rights')}>
        <OwnRights viewer={viewer} />
      </Section>
      <Section title={t('own.screen')}>
        <ScreenChoices />
      </Section>
      <Section title={t('sessions.title')} text={t('sessions.text')}>
        <SessionsList sessions={await ownSessions()} personId={viewer.id} />
      </Section>
      <Section title={t('own.password')} text={t('own.passwordText')}>
        <OwnPasswordForm />
      </Section>
      {actor && (
        <Section title={t('code.section')} text={t('code.sectionText')}>
          <OwnCode state={await ownCode({ actor })} />
        </Section>
      )}
    </>
  )
}
