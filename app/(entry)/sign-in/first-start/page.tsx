import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { FirstStartForm } from '@/components/people/first-start-form'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type FirstStartPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

// The token stands in the address, so the address goes nowhere.
export const metadata: Metadata = { referrer: 'no-referrer' }

export default async function FirstStartPage({ searchParams }: FirstStartPageProps) {
  const { token } = await searchParams
  const t = await getTranslations('people')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-lg font-semibold">{t('firstStart.title')}</h1>
        <p className="mt-1 text-muted">{t('firstStart.text')}</p>
      </div>
      {typeof token === 'string' && token !== '' ? (
        <FirstStartForm token={token} />
      ) : (
        <>
          <Notice kind="late">{t('firstStart.noToken')}</Notice>
          <Link href="/sign-in" className={buttonClass()}>
            {t('firstStart.toSignIn')}
          </Link>
        </>
      )}
    </div>
  )
}
