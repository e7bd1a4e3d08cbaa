import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { SignInForm } from '@/components/people/sign-in-form'
import { safeFrom } from '@/components/shell/safe-from'
import { Notice } from '@/components/ui/notice'
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
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-xl font-semibold tracking-tight">{t('signIn.title')}</h1>
      {given['changed'] !== undefined && <Notice kind="done">{t('own.changed')}</Notice>}
      <SignInForm from={from} />
      <p className="text-muted">{t('signIn.forgotten')}</p>
    </div>
  )
}
