import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { HealthPage } from '@/components/settings/health/health-page'
import { getHealth } from '@/lib/settings/health/get-health'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('health'))('title') }
}

export default pageOrMissing(async function SettingsHealthPage() {
  const actor = await requirePermission('settings.manage')
  return <HealthPage first={await getHealth({ actor })} />
})
