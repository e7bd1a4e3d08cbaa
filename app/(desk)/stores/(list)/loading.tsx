import { getTranslations } from 'next-intl/server'
import { StoreDeskSkeleton, StoresFrame } from '@/components/stores/states'
import { PageHeader } from '@/components/ui/page-header'

export default async function StoresLoading() {
  const t = await getTranslations('hours.desk')
  return (
    <StoresFrame>
      <PageHeader title={t('title')} text={t('text')} />
      <StoreDeskSkeleton />
    </StoresFrame>
  )
}
