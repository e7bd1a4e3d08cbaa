import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { CodeForm } from '@/components/people/entry/code-form'
import { safeFrom } from '@/components/shell/safe-from'
import { currentStep } from '@/lib/auth/steps/current-step'

type StepPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people.code'))('title') }
}

export default async function CodePage({ searchParams }: StepPageProps) {
  const from = safeFrom((await searchParams)['from'])
  if ((await currentStep())?.step !== 'code') redirect('/sign-in')
  const t = await getTranslations('people.code')
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-xl font-semibold tracking-tight">{t('title')}</h1>
      <CodeForm from={from} help={t('help')} />
      <p className="text-muted">{t('lost')}</p>
      <Link href="/sign-in" className="text-accent underline underline-offset-2">
        {t('anew')}
      </Link>
    </div>
  )
}
