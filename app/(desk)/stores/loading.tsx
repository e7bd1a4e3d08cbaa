import { getTranslations } from 'next-intl/server'
import { StoreDeskSkeleton } from '@/components/stores/now/store-desk-skeleton'
import { StoresFrame } from '@/components/stores/stores-frame'
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
