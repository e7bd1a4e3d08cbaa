import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { StepPasswordForm } from '@/components/people/entry/choose-password-form'
import { safeFrom } from '@/components/shell/safe-from'
import { currentStep } from '@/lib/auth/steps/current-step'

type StepPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people.choose'))('changeTitle') }
}

export default async function ChangePage({ searchParams }: StepPageProps) {
  const from = safeFrom((await searchParams)['from'])
  // Once the password is chosen this page is read again, and the form goes on from there.
  if (!(await currentStep())) redirect('/sign-in')
  const t = await getTranslations('people.choose')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">{t('changeTitle')}</h1>
        <p className="mt-1 text-muted">{t('changeText')}</p>
      </div>
      <StepPasswordForm from={from} />
    </div>
  )
}
