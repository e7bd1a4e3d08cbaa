import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { LinkPasswordForm } from '@/components/people/entry/choose-password-form'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { database } from '@/lib/db/client'
import { linkHolder } from '@/lib/people/links/link-holder'

type LinkPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

// The token stands in the address, so the address goes nowhere.
export const metadata: Metadata = { referrer: 'no-referrer' }

export default async function ChoosePasswordPage({ searchParams }: LinkPageProps) {
  const { token } = await searchParams
  const holder = typeof token === 'string' ? await linkHolder(database(), token) : null
  const t = await getTranslations('people.choose')
  if (!holder || typeof token !== 'string') {
    return (
      <div className="flex flex-col gap-6">
        <h1 className="text-xl font-semibold tracking-tight">{t('title')}</h1>
        <Notice kind="late">{t('gone')}</Notice>
        <Link href="/sign-in" className={buttonClass()}>
          {t('toSignIn')}
        </Link>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="mt-1 wrap-anywhere text-muted">
          {t('who', { name: holder.name, email: holder.email })}
        </p>
      </div>
      <LinkPasswordForm token={token} />
    </div>
  )
}
