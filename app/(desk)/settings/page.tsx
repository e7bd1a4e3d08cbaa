import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { OwnCode } from '@/components/people/codes/own-code'
import { OwnPasswordForm } from '@/components/people/own-password-form'
import { OwnRights } from '@/components/people/own-rights'
import { ScreenChoices } from '@/components/people/screen-choices'
import { NotifyChoice } from '@/components/people/notify-choice'
import { WarningChoice } from '@/components/people/warning-choice'
import { SessionsList } from '@/components/people/sessions-list'
import { OwnPinForm } from '@/components/tablets/settings/own-pin-form'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { canSendMail } from '@/lib/mail/send-mail'
import { wantsWarnings } from '@/lib/people/wants-warnings'
import type { Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import { ownCode } from '@/lib/people/codes/own-code'
import { ownSessions } from '@/lib/people/sessions/own-sessions'
import { requireViewer } from '@/lib/people/viewer'
import { ownPinState } from '@/lib/tablets/pin-state'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('own.title') }
}

export default async function OwnAccountPage() {
  const viewer = await requireViewer(await getLocale())
  const actor = await currentActor()
  const warnings = actor && (await wantsWarnings({ actor }))
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
      <Section title={t('own.notify')} text={t('own.notifyText')}>
        <NotifyChoice />
      </Section>
      {warnings !== null && (
        <Section title={t('own.warnings')} text={t('own.warningsText')}>
          <WarningChoice wantsWarnings={warnings} canSend={canSendMail()} />
        </Section>
      )}
      {actor && actor.tablet === null && <OwnSignIn actor={actor} />}
    </>
  )
}

/** How one signs in, which nobody changes on a shared tablet. */
async function OwnSignIn({ actor }: { actor: Actor }) {
  const t = await getTranslations('people')
  const pins = await getTranslations('tablets.pins')
  return (
    <>
      <Section title={t('sessions.title')} text={t('sessions.text')}>
        <SessionsList sessions={await ownSessions()} personId={actor.id} />
      </Section>
      <Section title={t('own.password')} text={t('own.passwordText')}>
        <OwnPasswordForm />
      </Section>
      <Section title={t('code.section')} text={t('code.sectionText')}>
        <OwnCode state={await ownCode({ actor })} />
      </Section>
      {actor.roles.size > 0 && (
        <Section title={pins('section')} text={pins('sectionText')}>
          <OwnPinForm state={await ownPinState({ actor })} />
        </Section>
      )}
    </>
  )
}
