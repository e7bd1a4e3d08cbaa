import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { Enrol } from '@/components/people/entry/enrol'
import { safeFrom } from '@/components/shell/safe-from'
import { currentStep } from '@/lib/auth/steps/current-step'
import { database } from '@/lib/db/client'
import { codeOffer } from '@/lib/people/codes/code-offer'

type StepPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people.code'))('enrolTitle') }
}

export default async function EnrolPage({ searchParams }: StepPageProps) {
  const from = safeFrom((await searchParams)['from'])
  const pending = await currentStep()
  if (pending?.step !== 'enrol') redirect('/sign-in')
  const t = await getTranslations('people.code')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">{t('enrolTitle')}</h1>
        <p className="mt-1 text-muted">{t('enrolText')}</p>
      </div>
      <Enrol offer={await codeOffer(database(), pending.person)} from={from} />
    </div>
  )
}
