import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JobsPage } from '@/components/settings/jobs-page'
import { listJobs } from '@/lib/settings/list-jobs'
import { orderHref } from '../../order-href'
import { requireAdministrator } from '../require-administrator'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jobs'))('title') }
}

export default async function SettingsJobsPage() {
  const actor = await requireAdministrator()
  return <JobsPage first={await listJobs({ actor, orderHref })} />
}
