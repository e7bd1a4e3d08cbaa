import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { pageOrMissing } from '@/app/page-or-missing'
import { ForgottenForm } from '@/components/people/entry/forgotten-form'
import { settings } from '@/lib/config/settings'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people.forgotten'))('title') }
}

export default pageOrMissing(async function ForgottenPage() {
  if (settings().mail === null) notFound()
  const t = await getTranslations('people.forgotten')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('text')}</p>
      </div>
      <ForgottenForm />
      <Link href="/sign-in" className="text-accent underline underline-offset-2">
        {t('back')}
      </Link>
    </div>
  )
})
