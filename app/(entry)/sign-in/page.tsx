import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import Link from 'next/link'
import { OrganisationButton } from '@/components/people/entry/organisation-button'
import { SignInForm } from '@/components/people/entry/sign-in-form'
import { safeFrom } from '@/components/shell/safe-from'
import { FORGOTTEN_PATH } from '@/components/shell/sign-in-paths'
import { Notice } from '@/components/ui/notice'
import { settings } from '@/lib/config/settings'
import { viewerOrNull } from '@/lib/people/viewer'

type SignInPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('signIn.title') }
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const given = await searchParams
  const from = safeFrom(given['from'])
  if (await viewerOrNull(await getLocale())) redirect(from)
  const t = await getTranslations('people')
  const { mail, oidc } = settings()
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-xl font-semibold tracking-tight">{t('signIn.title')}</h1>
      {given['changed'] !== undefined && <Notice kind="done">{t('own.changed')}</Notice>}
      {given['error'] !== undefined && (
        <Notice kind="late" role="alert">
          {t(
            given['error'] === 'unknown-person' ? 'signIn.unknownPerson' : 'signIn.organisationNo',
          )}
        </Notice>
      )}
      <SignInForm from={from} />
      {oidc && <OrganisationButton from={from} />}
      {mail ? (
        <Link href={FORGOTTEN_PATH} className="text-accent underline underline-offset-2">
          {t('signIn.forgottenLink')}
        </Link>
      ) : (
        <p className="text-muted">{t('signIn.forgotten')}</p>
      )}
    </div>
  )
}
