import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { JobsPage } from '@/components/settings/jobs/jobs-page'
import { listJobs } from '@/lib/settings/jobs/list-jobs'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jobs'))('title') }
}

export default pageOrMissing(async function SettingsJobsPage() {
  const actor = await requirePermission('settings.manage')
  return <JobsPage first={await listJobs({ actor })} />
})
