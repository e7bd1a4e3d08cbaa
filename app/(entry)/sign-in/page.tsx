import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { LazyOrganisationButton } from '@/components/people/entry/lazy-organisation-button'
import { type DemoPerson, SignInForm } from '@/components/people/entry/sign-in-form'
import { safeFrom } from '@/components/shell/safe-from'
import { FORGOTTEN_PATH } from '@/components/shell/sign-in-paths'
import { Notice } from '@/components/ui/notice'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { publicSignIns } from '@/lib/demo/public-sign-ins'
import { storeName } from '@/lib/domain/store-name'
import { viewerOrNull } from '@/lib/people/viewer'
import { currentTablet } from '@/lib/auth/tablets/current-tablet'
import { tabletPaths } from '@/lib/tablets/keys'

type SignInPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people'))('signIn.title') }
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const given = await searchParams
  const from = safeFrom(given['from'])
  if (await viewerOrNull(await getLocale())) redirect(from)
  // On a shared tablet somebody may still sign in as on a device of their own.
  if (given['with'] !== 'password' && (await currentTablet())) redirect(tabletPaths.screen(from))
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
      <SignInForm from={from} demo={await demoPeople(await getLocale())} />
      {oidc && <LazyOrganisationButton from={from} />}
      {mail ? (
        // Not the router's: everybody loads this page first, and few press here.
        <a href={FORGOTTEN_PATH} className="text-accent underline underline-offset-2">
          {t('signIn.forgottenLink')}
        </a>
      ) : (
        <p className="text-muted">{t('signIn.forgotten')}</p>
      )}
    </div>
  )
}

/** As whom everybody may try the demo, beside the simulator alone: none once it is closed. */
async function demoPeople(locale: string): Promise<DemoPerson[]> {
  if (settings().environment !== 'simulator') return []
  return (await publicSignIns(database())).map(({ email, password, role, storeNames }) => ({
    email,
    password,
    role,
    // Not a list of the language: names have spaces of their own, and Thai puts nothing else between.
    stores: storeNames.map((store) => storeName(store, locale)).join(' · '),
  }))
}
