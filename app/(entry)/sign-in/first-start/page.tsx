import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { FirstStartForm } from '@/components/people/entry/first-start-form'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { database } from '@/lib/db/client'
import { firstStartState } from '@/lib/people/first-admin'

type FirstStartPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

// The token stands in the address, so the address goes nowhere.
export const metadata: Metadata = { referrer: 'no-referrer' }

export default async function FirstStartPage({ searchParams }: FirstStartPageProps) {
  const { token } = await searchParams
  const t = await getTranslations('people')
  const isComplete = typeof token === 'string' && token !== ''
  const state = isComplete ? await firstStartState(database(), token) : 'incomplete'
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-lg font-semibold">{t('firstStart.title')}</h1>
        {state === 'open' && <p className="mt-1 text-muted">{t('firstStart.text')}</p>}
      </div>
      {isComplete && state === 'open' && <FirstStartForm token={token} />}
      {state !== 'open' && (
        <>
          <Notice kind={state === 'used' ? 'info' : 'late'}>{t(`firstStart.${state}`)}</Notice>
          <Link href="/sign-in" className={buttonClass()}>
            {t('firstStart.toSignIn')}
          </Link>
        </>
      )}
    </div>
  )
}
