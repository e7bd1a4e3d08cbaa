import { getTranslations } from 'next-intl/server'
import { HoursSkeleton } from '@/components/stores/hours/hours-skeleton'
import { StoresFrame } from '@/components/stores/states'
import { PageHeader } from '@/components/ui/page-header'
import { storePaths } from '@/lib/stores/keys'

export default async function StoreHoursLoading() {
  const t = await getTranslations('hours')
  return (
    <StoresFrame>
      <PageHeader
        title={t('page.title')}
        back={{ href: storePaths.stores(), label: t('desk.title') }}
      />
      <HoursSkeleton />
    </StoresFrame>
  )
}
